import { MAJORITY_AGE, ageOn } from '@dara/model';
import type { Updateable } from 'kysely';
import type { GuardedChange, Guardian } from '../../kernel/database/json-columns.ts';
import type { TalentTable } from '../../kernel/database/generated.ts';

interface Guarded {
  birthday: string | null;
  guardian: Guardian | null;
}

/** A guardian is required under 20; an unknown age counts as under 20. */
export function isGuarded(birthday: string | null, day: string): boolean {
  return birthday === null || ageOn(birthday, day) < MAJORITY_AGE;
}

/** Whether a guardian has to confirm: staff alone make talents without a birthday, and those do not wait. */
export function needsGuardian(birthday: string | null, day: string): boolean {
  return birthday !== null && ageOn(birthday, day) < MAJORITY_AGE;
}

/**
 * When rules for minors depend on birthday or guardian, a talent cannot change these alone: differing fields wait for
 * staff. This holds for every change of such a birthday, since a change within "under 18" today could mean 18
 * tomorrow.
 */
export function guardedChange(
  before: Guarded,
  columns: Updateable<TalentTable>,
  day: string,
): GuardedChange | null {
  const wanted: GuardedChange = {
    ...(columns.birthday === undefined ? {} : { birthday: columns.birthday as string | null }),
    ...(columns.guardian === undefined ? {} : { guardian: guardianOf(columns.guardian) }),
  };
  const after: Guarded = { ...before, ...wanted };
  if (!isGuarded(before.birthday, day) && !isGuarded(after.birthday, day)) return null;
  if (wanted.birthday === before.birthday) delete wanted.birthday;
  if (wanted.guardian !== undefined && isSameGuardian(wanted.guardian, before.guardian)) {
    delete wanted.guardian;
  }
  return Object.keys(wanted).length > 0 ? wanted : null;
}

function isSameGuardian(
  one: Guardian | null | undefined,
  other: Guardian | null | undefined,
): boolean {
  const fields = ['name', 'relation', 'phone', 'email'] as const;
  return fields.every((field) => one?.[field] === other?.[field]);
}

/** Whether two change requests are equal; an unchanged field differs from an emptied one. */
export function isSameChange(one: GuardedChange, other: GuardedChange): boolean {
  const isSameField = (field: keyof GuardedChange) => field in one === field in other;
  return (
    isSameField('birthday') &&
    isSameField('guardian') &&
    one.birthday === other.birthday &&
    isSameGuardian(one.guardian, other.guardian)
  );
}

/** A guardian as a write has it. */
export function guardianOf(column: unknown): Guardian | null {
  return typeof column === 'string' ? (JSON.parse(column) as Guardian) : null;
}

/** The columns of a write without those that need approval. */
export function withoutGuarded(
  columns: Updateable<TalentTable>,
  change: GuardedChange,
): Updateable<TalentTable> {
  const rest = { ...columns };
  for (const field of Object.keys(change) as (keyof GuardedChange)[]) delete rest[field];
  return rest;
}
