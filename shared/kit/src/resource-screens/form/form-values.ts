import type { Localized } from '@dara/contract';
import { fieldOfKind, type Resource, type ResourceField } from '@dara/model';
import { boolean, mixed, object, string, type Schema } from 'yup';
import { isFile, type Picture } from '../../image-field/file/image.ts';
import { recordForm } from '../../image-field/upload/record-form.ts';
import { isSame } from '../../record/conflict/conflict.model.ts';
import { mergeUploads } from '../../record/form/form-bodies.ts';
import { webAddress } from '../../validation/person-rules.ts';
import { localizedText, text } from '../../validation/record-schema.ts';
import { max, min, number, required } from '../../validation/yup-rules.ts';
import type { AnyRecord, Screens } from '../screens.ts';

export type Values = Record<string, unknown>;

interface FieldForm {
  empty: unknown;
  schema: Schema;
  /** A value as the api takes it; nothing for a file, which goes beside the data. */
  send: (name: string, value: never) => object;
}

/** How a kind of field begins, is checked and is sent. */
function formOf(field: ResourceField): FieldForm {
  switch (field.kind) {
    case 'localized':
      return {
        empty: { th: '', en: '' },
        schema: localizedText(field.max),
        send: (name, { th, en }: Localized) => ({ [name]: { th: th.trim(), en: en.trim() } }),
      };
    case 'text':
      return {
        empty: '',
        schema: field.format ? text(field.max).test(webAddress()) : text(field.max),
        send: (name, value: string) => ({ [name]: value.trim() || null }),
      };
    case 'integer':
      return {
        empty: '',
        schema: string().test(number()).test(min(field.min)).test(max(field.max)),
        send: (name, value: string) => ({ [name]: value === '' ? null : Number(value) }),
      };
    case 'boolean':
      return {
        empty: field.default,
        schema: boolean(),
        send: (name, value: boolean) => ({ [name]: value }),
      };
    case 'choice':
      return {
        empty: field.default ?? '',
        schema: string().test(required()),
        send: (name, value: string) => ({ [name]: value }),
      };
    case 'image':
      return {
        empty: null,
        schema: mixed().nullable(),
        send: (name, value: Picture | null) => (value === null ? { [`${name}Id`]: null } : {}),
      };
  }
}

const mapFields = <T>({ fields }: Resource, map: (field: ResourceField, name: string) => T) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));

/** The values of a record that is yet to be created. */
export const emptyValues = ({ resource, initial }: Screens): Values => ({
  ...mapFields(resource, (field) => formOf(field).empty),
  ...initial,
});

/** Form values of a record. */
export const valuesOf = (resource: Resource, record: AnyRecord): Values =>
  mapFields(resource, (field, name) => {
    const { empty } = formOf(field);
    const value = record[name] ?? empty;
    if (field.kind === 'integer') return String(value);
    return field.kind === 'localized'
      ? { ...(empty as Localized), ...(value as Localized) }
      : value;
  });

export const schemaOf = (resource: Resource) =>
  object(mapFields(resource, (field) => formOf(field).schema));

/** Whether changes go as a form with files; as JSON else. */
export const isMultipart = (resource: Resource): boolean =>
  fieldOfKind(resource, 'image') !== undefined;

/**
 * The request body. Of a record only what was changed is sent, so that what others changed meanwhile stays; undefined
 * when nothing was.
 */
export function bodyOf(
  resource: Resource,
  values: Values,
  record: (AnyRecord & { version: number }) | undefined,
): object | undefined {
  const base = record && valuesOf(resource, record);
  const names = Object.keys(resource.fields).filter(
    (name) => !base || !isSame(values[name], base[name]),
  );
  if (base && names.length === 0) return undefined;
  const parts = names.map((name) => {
    const field = resource.fields[name];
    // A new record has no image to remove.
    if (!field || (!base && field.kind === 'image')) return {};
    return formOf(field).send(name, values[name] as never);
  });
  const data = Object.assign(record ? { version: record.version } : {}, ...parts) as object;
  return isMultipart(resource) ? recordForm(data, filesOf(resource, values)) : data;
}

function filesOf(resource: Resource, values: Values): Record<string, File[]> {
  const files = imageNames(resource).map((name) => {
    const image = values[name] as Picture | null;
    return [`${name}File`, isFile(image) ? [image] : []];
  });
  return Object.fromEntries(files) as Record<string, File[]>;
}

/** Names of the fields that hold files: never stored in drafts. */
export const imageNames = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'image');

/** The values after a lost attempt proves stored: images that it sent are the record's now. */
export function mergeUploadedFiles(
  resource: Resource,
  values: Values,
  sent: Values,
  stored: AnyRecord,
): Values {
  return mergeUploads(
    values,
    sent,
    Object.fromEntries(imageNames(resource).map((name) => [name, stored[name]])),
  );
}
