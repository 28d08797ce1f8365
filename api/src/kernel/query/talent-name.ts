import { shownName, type TalentNames } from '@dara/model';
import type { Selectable } from 'kysely';
import type { TalentTable } from '../database/generated.ts';
import type { Localized } from '../schema/shapes.ts';

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

/** The display name of any record, from a text in both languages or a talent's names. */
export const recordName = (stored: Localized | TalentNames): Localized =>
  'displayName' in stored ? shownName(stored) : stored;
