import { BODY_FIGURES, BODY_LINES, BODY_NAMES, type BodyName, type TalentBody } from '@dara/model';
import { snakeCase, type SnakeCase } from './snake-case.ts';
import { optionalLine } from '../schema/input.ts';

/** Body measurements, as stored in `talent`. */
export type BodyRow = { [Name in BodyName as SnakeCase<Name>]: TalentBody[Name] };

/** Body columns of `talent t` for a SELECT, with column and api names. */
export const BODY_COLUMNS = BODY_NAMES.map((name) => `t.${snakeCase(name)}`).join(', ');
export const BODY_AS_FIELDS = BODY_NAMES.map((name) => `t.${snakeCase(name)} AS "${name}"`).join(
  ', ',
);

export function bodyOf(row: BodyRow): TalentBody {
  const entries = BODY_NAMES.map((name) => [name, row[snakeCase(name)]]);
  return Object.fromEntries(entries) as TalentBody;
}

type SentBody = { [Name in BodyName]?: TalentBody[Name] | undefined };

/** Columns for the sent fields, text normalized; absent fields stay. */
export function bodyColumns(sent: SentBody): Partial<BodyRow> {
  const columns: Partial<BodyRow> = {};
  for (const name of BODY_FIGURES) {
    if (sent[name] !== undefined) columns[snakeCase(name)] = sent[name];
  }
  for (const name of BODY_LINES) {
    if (sent[name] !== undefined) columns[snakeCase(name)] = optionalLine(sent[name]);
  }
  return columns;
}
