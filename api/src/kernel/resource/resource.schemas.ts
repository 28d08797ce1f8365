import {
  fieldOfKind,
  BULK_MAX,
  type ComputedField,
  type Resource,
  type ResourceField,
  type ResourceFilter,
} from '@dara/model';
import { Type, type TSchema, type TUnsafe } from 'typebox';
import { BulkResult } from '../record/bulk.ts';
import { LocalizedInput } from '../schema/input.ts';
import { OrNull } from '../schema/or-null.ts';
import {
  Id,
  ImageRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableInteger,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  VersionInput,
  listQuery,
} from '../schema/shapes.ts';
import { fieldsOf, imageFields, pascalCase } from './resource-names.ts';
import type { BulkOf, CreateOf, ListQueryOf, RecordOf, UpdateOf } from './resource.types.ts';

/** The shapes of a resource: what comes in and goes out of its routes. */
export function resourceSchemas<const R extends Resource>(resource: R) {
  const title = pascalCase(resource.noun);
  const Record: TUnsafe<RecordOf<R>> = Type.Unsafe<RecordOf<R>>(recordSchema(resource, title));
  return {
    ListQuery: Type.Unsafe<ListQueryOf<R>>(
      Type.Object({ ...listFilters(resource), ...listQuery(PAGE_SIZE.management) }),
    ),
    DetailQuery: Type.Object({
      deleted: Type.Optional(
        Type.Boolean({ description: 'A deleted record that can be restored' }),
      ),
    }),
    Record,
    Page: Page(Record, `${title}RecordPage`),
    Create: Type.Unsafe<CreateOf<R>>(createSchema(resource, title)),
    Update: Type.Unsafe<UpdateOf<R>>(updateSchema(resource, title)),
    BulkBody: Type.Unsafe<BulkOf<R>>(
      Type.Object(
        {
          action: StringEnum(resource.bulk),
          ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
        },
        { title: `${title}BulkBody` },
      ),
    ),
    BulkResult: BulkResult(title),
    Order: Type.Object(
      {
        ids: Type.Array(Id, {
          minItems: 1,
          maxItems: resource.ordered?.max ?? BULK_MAX,
          uniqueItems: true,
          description: 'In the new order; they keep the positions that they have together',
        }),
      },
      { title: `${title}Order` },
    ),
    /** How many files each part of a form may hold. */
    uploads: Object.fromEntries(imageFields(resource).map((name) => [`${name}File`, 1])),
  };
}

/** The filters of a list. */
export function listFilters(resource: Resource): Record<string, TSchema> {
  const filters = Object.entries(resource.list.filters).map(([name, filter]) => [
    name,
    Type.Optional(filterSchema(filter)),
  ]);
  return {
    keyword: Type.Optional(Keyword),
    ...(Object.fromEntries(filters) as Record<string, TSchema>),
    ...(fieldOfKind(resource, 'localized')
      ? { missingTranslation: Type.Optional(Type.Boolean()) }
      : {}),
    deleted: Type.Optional(
      Type.Boolean({
        description: 'Only deleted records that can be restored, instead of the others',
      }),
    ),
  };
}

function filterSchema(filter: ResourceFilter): TSchema {
  const { description } = filter;
  const options = description === undefined ? {} : { description };
  if (filter.kind === 'boolean') return Type.Boolean(options);
  return { ...StringEnum(filter.values), ...options };
}

function recordSchema(resource: Resource, title: string): TSchema {
  const { computed } = resource;
  return Type.Object(
    {
      id: Id,
      ...mapValues(resource.fields, valueSchema),
      ...mapValues(computed, computedSchema),
      ...(fieldOfKind(resource, 'localized') ? { missingTranslation: Type.Boolean() } : {}),
      version: Type.Integer(),
      createdAt: Instant,
      updatedAt: Instant,
      deletedAt: Nullable(Instant),
    },
    { title: `${title}Record` },
  );
}

function valueSchema(field: ResourceField): TSchema {
  switch (field.kind) {
    case 'localized':
      return Localized;
    case 'text':
      return NullableText;
    case 'integer':
      return NullableInteger;
    case 'boolean':
      return Type.Boolean();
    case 'choice':
      return StringEnum(Object.keys(field.values), field.title);
    case 'image':
      return Nullable(ImageRef);
  }
}

function computedSchema({ kind, nullable, description }: ComputedField): TSchema {
  const options = description === undefined ? {} : { description };
  if (kind === 'boolean') return Type.Boolean(options);
  if (kind === 'id') return { ...(nullable ? Nullable(Id) : Id), ...options };
  return { ...(nullable ? NullableInteger : Type.Integer()), ...options };
}

const isRequired = (field: ResourceField): boolean =>
  field.kind === 'localized' || (field.kind === 'choice' && field.default === undefined);

function createSchema(resource: Resource, title: string): TSchema {
  const fields = inputFields(resource, (field, schema) =>
    isRequired(field) ? schema : Type.Optional(schema),
  );
  return Type.Object(fields, { title: `${title}Create` });
}

/** Absent fields stay unchanged. */
function updateSchema(resource: Resource, title: string): TSchema {
  const images = imageFields(resource).map((name) => {
    const description = `Removes the ${name}; \`${name}File\` uploads another`;
    return [`${name}Id`, Type.Optional(Type.Null({ description }))];
  });
  return Type.Object(
    {
      ...inputFields(resource, (field, schema) => (field.fixed ? null : Type.Optional(schema))),
      ...(Object.fromEntries(images) as Record<string, TSchema>),
      version: VersionInput,
    },
    { title: `${title}Update` },
  );
}

function inputFields(
  resource: Resource,
  wrap: (field: ResourceField, schema: TSchema) => TSchema | null,
): Record<string, TSchema> {
  const entries = fieldsOf(resource).flatMap(([name, field]) => {
    const schema = inputSchema(field);
    const wrapped = schema && wrap(field, schema);
    return wrapped ? [[name, wrapped] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Null of images, which come as files. */
function inputSchema(field: ResourceField): TSchema | null {
  switch (field.kind) {
    case 'localized':
      return LocalizedInput(field.max);
    case 'text':
      return OrNull(Type.String({ maxLength: field.max }));
    case 'integer':
      return OrNull(Type.Integer({ minimum: field.min, maximum: field.max }));
    case 'boolean':
      return Type.Boolean();
    case 'choice':
      return StringEnum(Object.keys(field.values));
    case 'image':
      return null;
  }
}

function mapValues<T>(
  entries: Readonly<Record<string, T>>,
  map: (entry: T) => TSchema,
): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, map(entry)]));
}
