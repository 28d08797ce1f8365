import { BODY_FIGURES, BODY_LINES, BODY_NAMES, type BodyName, type TalentBody } from '@dara/model';
import { optionalLine } from '../schema/input.ts';

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;

/** What a body is like, as `talent` keeps it. */
export type BodyRow = { [Name in BodyName as SnakeCase<Name>]: TalentBody[Name] };

export function columnOf<Name extends BodyName>(name: Name): SnakeCase<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** The body of `talent t`, for a SELECT: as rows name it, and as the api does. */
export const BODY_COLUMNS = BODY_NAMES.map((name) => `t.${columnOf(name)}`).join(', ');
export const BODY_AS_FIELDS = BODY_NAMES.map((name) => `t.${columnOf(name)} AS "${name}"`).join(
  ', ',
);

export function bodyOf(row: BodyRow): TalentBody {
  const entries = BODY_NAMES.map((name) => [name, row[columnOf(name)]]);
  return Object.fromEntries(entries) as TalentBody;
}

type SentBody = { [Name in BodyName]?: TalentBody[Name] | undefined };

/** The columns of what was sent, lines without what cannot be seen; what was not sent stays as it is. */
export function bodyColumns(sent: SentBody): Partial<BodyRow> {
  const columns: Partial<BodyRow> = {};
  for (const name of BODY_FIGURES) {
    if (sent[name] !== undefined) columns[columnOf(name)] = sent[name];
  }
  for (const name of BODY_LINES) {
    if (sent[name] !== undefined) columns[columnOf(name)] = optionalLine(sent[name]);
  }
  return columns;
}
