import type { Localized } from '@dara/contract';
import type { AuditField } from '../audit.ts';

/**
 * One editable field of a resource. The column is its name in snake case (`logo_id` for the image `logo`), its hint
 * `<messages>.hint.<name>`.
 */
export type ResourceField = (
  | {
      /** A text in both languages; English may be empty. */
      kind: 'localized';
      /** Characters in one language. */
      max: number;
      /** Its two inputs show none. */
      hint?: never;
    }
  | {
      /** One optional line; null when empty. */
      kind: 'text';
      max: number;
      /** What it has to be: any line unless given. */
      format?: 'webAddress';
    }
  | {
      /** One optional whole number; null when empty. */
      kind: 'integer';
      min: number;
      max: number;
    }
  | { kind: 'boolean'; default: boolean }
  | {
      kind: 'choice';
      /** Each with its text. */
      values: Readonly<Record<string, Localized>>;
      default?: string;
      /** Name of the enumeration in `openapi.json`. */
      title?: string;
    }
  | { kind: 'image' }
) & {
  /** In the form, as a column and filter, in the history and in the audit log. */
  label: Localized;
  /** Shows a hint below the field. */
  hint?: true;
  /** Set at creation and fixed afterwards. */
  fixed?: true;
  /** Its name in the history, where that is not the field's own. */
  auditField?: AuditField;
};

/** A computed value: part of every response, never edited. */
export interface ComputedField {
  kind: 'integer' | 'id' | 'boolean';
  /** Of a value that is a column of the list. */
  label?: Localized;
  nullable?: true;
  /** Description in `openapi.json`. */
  description?: string;
}

/** How a list is narrowed, besides keyword, missing translations and trash, which follow from the rest. */
export type ResourceFilter = (
  | { kind: 'boolean' }
  | { kind: 'choice'; values: readonly string[] }
) & {
  /** Description in `openapi.json`. */
  description?: string;
};

/**
 * The single declaration of a resource, from which the api's schemas, routes and queries and the management screens
 * are derived. Special cases are plain code that replaces a part.
 */
export interface Resource {
  /** Singular in camel case: the table (snake case), the address, operation ids and the name in the audit log. */
  noun: string;
  /** What one record is called: "Client". */
  label: Localized;
  /** Prefix of its message ids: `cms.client`. */
  messages: string;
  fields: Record<string, ResourceField>;
  computed: Record<string, ComputedField>;
  list: {
    sorts: readonly string[];
    defaultSort: { column: string; direction: 'asc' | 'desc' };
    filters: Record<string, ResourceFilter>;
    /** Fields, computed values and dates that are columns, in their order; all fields when absent. */
    columns?: readonly string[];
  };
  /** Bulk actions. */
  bulk: readonly string[];
  /** The filtered list can be taken out as a workbook. */
  export?: true;
  /** Records are sorted by users; maximum number moved at once. */
  ordered?: { max: number };
}

/** Keeps the literal types of a declaration. */
export const defineResource = <const R extends Resource>(resource: R): R => resource;

interface Values {
  localized: Localized;
  text: string | null;
  integer: number | null;
  boolean: boolean;
}

/** The value of a field in responses, without images. */
export type FieldValue<F> = F extends { kind: 'choice'; values: infer Choice }
  ? keyof Choice & string
  : F extends { kind: infer K extends keyof Values }
    ? Values[K]
    : never;

/** Names of the fields of one kind. */
export type FieldNames<R extends Resource, Kind extends ResourceField['kind']> = {
  [Name in keyof R['fields'] & string]: R['fields'][Name]['kind'] extends Kind ? Name : never;
}[keyof R['fields'] & string];

/** The label of a field or computed value. */
export const labelOf = ({ fields, computed }: Resource, name: string): Localized | undefined =>
  (fields[name] ?? computed[name])?.label;

/** The text of a value of a choice. */
export function valueLabel({ fields }: Resource, name: string, value: string) {
  const field = fields[name];
  return field?.kind === 'choice' ? field.values[value] : undefined;
}

/** The first field of a kind: the localized one names a record, the image shows it. */
export const fieldOfKind = (
  { fields }: Resource,
  kind: ResourceField['kind'],
): string | undefined => Object.entries(fields).find(([, field]) => field.kind === kind)?.[0];
