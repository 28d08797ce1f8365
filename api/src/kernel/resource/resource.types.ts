import type { Tables } from '@dara/backend';
import type { FieldNames, FieldValue, Resource } from '@dara/model';
import type { Selectable } from 'kysely';
import type { SnakeCase } from '../database/snake-case.ts';
import type { PageRequest } from '../query/list.ts';
import type { Sort } from '../query/sort.ts';
import type { LocalizedInput } from '../schema/input.ts';
import type { ImageRef } from '../schema/shapes.ts';

type Fields<R extends Resource> = R['fields'];
type FieldName<R extends Resource> = keyof Fields<R> & string;
type IsImage<F> = F extends { kind: 'image' } ? true : false;

type ComputedValue<C> =
  | (C extends { kind: 'integer' } ? number : C extends { kind: 'boolean' } ? boolean : string)
  | (C extends { nullable: true } ? null : never);

/** A record as the api answers it. */
export type RecordOf<R extends Resource> = {
  id: string;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
} & {
  [F in FieldName<R>]: IsImage<Fields<R>[F]> extends true
    ? ImageRef | null
    : FieldValue<Fields<R>[F]>;
} & { [C in keyof R['computed'] & string]: ComputedValue<R['computed'][C]> };

/** The values of a record that people edit, as its row has them: an image is its id. */
export type ValuesOf<R extends Resource> = {
  [F in FieldName<R>]: IsImage<Fields<R>[F]> extends true
    ? string | null
    : FieldValue<Fields<R>[F]>;
};

type InputValue<F> = F extends { kind: 'localized' } ? LocalizedInput : FieldValue<F>;
/** Fields that the creation of a record must give. */
type RequiredName<R extends Resource> = {
  [F in FieldName<R>]: Fields<R>[F] extends { kind: 'localized' }
    ? F
    : Fields<R>[F] extends { kind: 'choice'; default: string }
      ? never
      : Fields<R>[F] extends { kind: 'choice' }
        ? F
        : never;
}[FieldName<R>];
type OptionalName<R extends Resource> = Exclude<
  FieldName<R>,
  RequiredName<R> | FieldNames<R, 'image'>
>;
type FixedName<R extends Resource> = {
  [F in FieldName<R>]: Fields<R>[F] extends { fixed: true } ? F : never;
}[FieldName<R>];

export type CreateOf<R extends Resource> = {
  [F in RequiredName<R>]: InputValue<Fields<R>[F]>;
} & { [F in OptionalName<R>]?: InputValue<Fields<R>[F]> };

export type UpdateOf<R extends Resource> = {
  [F in Exclude<RequiredName<R> | OptionalName<R>, FixedName<R>>]?: InputValue<Fields<R>[F]>;
} & { [F in FieldNames<R, 'image'> as `${F}Id`]?: null } & { version: number };

/** What a write may bring. */
export type InputOf<R extends Resource> = Partial<CreateOf<R>> & Partial<UpdateOf<R>>;

type FilterValue<F> = F extends { values: readonly (infer V)[] } ? V : boolean;

export type FiltersOf<R extends Resource> = {
  [F in keyof R['list']['filters'] & string]?: FilterValue<R['list']['filters'][F]>;
} & {
  keyword?: string;
  missingTranslation?: boolean;
  deleted?: boolean;
};

export type ListQueryOf<R extends Resource> = FiltersOf<R> & PageRequest & Sort;

export type BulkOf<R extends Resource> = { action: R['bulk'][number]; ids: string[] };

export type TableName<R extends Resource> = SnakeCase<R['noun']> & keyof Tables;
/** A row of its table, as `SELECT *` answers it. */
export type RowOf<R extends Resource> = Selectable<Tables[TableName<R>]>;
