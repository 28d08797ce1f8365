import { isFile, type Picture } from '../../image-field/file/image.ts';
import { recordForm } from '../../image-field/upload/record-form.ts';
import { isSame } from '../conflict/conflict.model.ts';

interface FormParts<Values, Record> {
  /** Form values of a record. */
  toValues: (record: Record) => Values;
  /** Each value in the api's format, by its name in the form. */
  partsOf: (values: Values) => { readonly [Name in keyof Values]?: object };
  /** The files of a form, by the api's names. */
  filesOf: (values: Values) => { readonly [part: string]: File[] };
}

/** Multipart bodies of the form of a record. */
export function formBodies<Values extends object, Record extends { version: number }>({
  toValues,
  partsOf,
  filesOf,
}: FormParts<Values, Record>) {
  const namesOf = (values: Values) => Object.keys(values) as (keyof Values)[];
  return {
    /** Empty values are omitted. */
    createForm(values: Values): FormData {
      const all = Object.assign({}, ...Object.values(partsOf(values))) as object;
      const given = Object.entries(all).filter(([, value]) => (value ?? null) !== null);
      return recordForm(Object.fromEntries(given), filesOf(values));
    },
    /** Only changed values are sent, so that concurrent changes of others stay. */
    updateForm(values: Values, record: Record): FormData | undefined {
      const base = toValues(record);
      const names = namesOf(base).filter((name) => !isSame(values[name], base[name]));
      if (names.length === 0) return undefined;
      const parts = partsOf(values);
      const data = Object.assign({ version: record.version }, ...names.map((name) => parts[name]));
      return recordForm(data as object, filesOf(values));
    },
  };
}

/** The values after an attempt that was stored: images that it sent are replaced by the stored ones. */
export function mergeUploads<Values extends object>(
  values: Values,
  sent: Values,
  stored: Partial<Values>,
): Values {
  const names = (Object.keys(stored) as (keyof Values)[]).filter(
    (name) => isFile(values[name] as Picture | null) && values[name] === sent[name],
  );
  return { ...values, ...Object.fromEntries(names.map((name) => [name, stored[name]])) };
}
