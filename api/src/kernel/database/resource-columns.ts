import type { FieldValue, Resource } from '@dara/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Localized } from '../schema/shapes.ts';
import type { Json, RecordColumns } from './db-columns.ts';

export type SnakeCase<S extends string> = S extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Rest>}`
  : S;

/** The column of a property: `taxId` is `tax_id`. */
export const snakeCase = (camel: string): string =>
  camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Column<F> = F extends { kind: 'localized' }
  ? Json<Localized>
  : F extends { kind: 'image' }
    ? string | null
    : F extends { default: unknown }
      ? Generated<FieldValue<F>>
      : FieldValue<F>;

/** Table type of a resource from its declaration; other columns are added by hand. */
export type ResourceColumns<R extends Resource> = RecordColumns & {
  [
    F in keyof R['fields'] & string as R['fields'][F]['kind'] extends 'image'
      ? `${SnakeCase<F>}_id`
      : SnakeCase<F>
  ]: Column<R['fields'][F]>;
} & {
  search_text: GeneratedAlways<string>;
  missing_translation: GeneratedAlways<boolean>;
} & (R extends { ordered: object } ? { sort_order: number | null } : unknown);
