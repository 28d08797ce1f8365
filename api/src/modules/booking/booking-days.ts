import { AppError, type Db } from '@dara/backend';
import type { BookingKind } from '@dara/model';
import { sql } from 'kysely';
import { violatedKey } from '../../kernel/database/violated-key.ts';
import { ACTIVE_BOOKING, overlaps, type Days } from '../../kernel/query/booked-days.ts';

export interface WantedDays extends Days {
  talentId: string;
  kind: BookingKind;
  /** The booking that is being changed, which does not conflict with itself. */
  exceptId?: string;
}

/**
 * Refuses booked days and, for a first option, days of another first option. Call it with the talent's row locked, so
 * that the days stay free until they are written.
 */
export async function requireFree(trx: Db, wanted: WantedDays): Promise<void> {
  if (wanted.kind === 'Option2') return;
  const { rows } = await sql<{ kind: BookingKind }>`
    SELECT DISTINCT b.kind FROM booking b
    WHERE b.talent_id = ${wanted.talentId} AND ${ACTIVE_BOOKING} AND ${overlaps(wanted)}
      AND b.kind IN ('Booked', 'Option1') AND b.id IS DISTINCT FROM ${wanted.exceptId ?? null}`.execute(
    trx,
  );
  const taken = new Set(rows.map(({ kind }) => kind));
  if (taken.has('Booked')) throw new AppError('DAYS_BOOKED');
  if (wanted.kind === 'Option1' && taken.has('Option1')) throw new AppError('OPTION_TAKEN');
}

/** The same refusal where the database makes it. */
export function throwTaken(error: unknown): never {
  const key = violatedKey(error);
  if (key === 'booking_booked_once') throw new AppError('DAYS_BOOKED', { cause: error });
  if (key === 'booking_first_option_once') throw new AppError('OPTION_TAKEN', { cause: error });
  throw error;
}
