import { fullName, shownName, type FullNames, type TalentNames } from '@dara/model';
import type { Selectable } from 'kysely';
import type { TalentTable } from '../database/generated.ts';
import type { Localized } from '../schema/shapes.ts';
import { inBothLanguages } from './select.ts';

type NameColumns = Pick<
  Selectable<TalentTable>,
  'display_name' | 'nick_name' | 'first_name' | 'last_name'
>;

/** Display name of a talent in both languages, from its row. */
export const shownNameOf = (row: NameColumns): Localized =>
  shownName({
    displayName: row.display_name,
    nickName: row.nick_name,
    firstName: row.first_name,
    lastName: row.last_name,
  });

/** An expression of the names of a talent, as `TalentNames` in jsonb. */
export const talentNames = (alias: string): string =>
  `jsonb_build_object('displayName', ${alias}.display_name, 'nickName', ${alias}.nick_name,
    'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name)`;

/**
 * An expression of the first and last name that an account repeats from its talent, as `FullNames` in jsonb; null for
 * other accounts, and once the account has a name of its own.
 */
export const repeatedNames = (alias: string): string =>
  `(SELECT jsonb_build_object('firstName', n.first_name, 'lastName', n.last_name) FROM talent n
    WHERE n.id = ${alias}.talent_id
      AND ${alias}.first_name IN (n.first_name ->> 'th', n.first_name ->> 'en')
      AND ${alias}.last_name IN (n.last_name ->> 'th', n.last_name ->> 'en'))`;

/** An expression of the display name of an account: its full name, else its address. */
export const accountName = (alias: string): string =>
  `coalesce(${repeatedNames(alias)}, ${inBothLanguages(
    `coalesce(nullif(trim(${alias}.first_name || ' ' || ${alias}.last_name), ''), ${alias}.email)`,
  )})`;

/** A text in both languages, the names of a talent, or those of its account. */
export type StoredName = Localized | TalentNames | FullNames;

/** The display name of any record. */
export function recordName(stored: StoredName): Localized {
  if ('displayName' in stored) return shownName(stored);
  if ('firstName' in stored) return { th: fullName(stored, 'th'), en: fullName(stored, 'en') };
  return stored;
}
