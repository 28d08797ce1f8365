import type { Localized } from '@dara/contract';
import type { AuditField } from '../audit.ts';

/**
 * One field of a resource as people edit it. The column is its name in snake case (`logo_id` for the image `logo`), its
 * label is `<messages>.field.<name>`, its hint `<messages>.hint.<name>`.
 */
export type ResourceField = (
  | {
      /** A text in both languages; English may be empty. */
      kind: 'localized';
      /** Characters in one language. */
      max: number;
    }
  | { kind: 'webAddress'; max: number }
  | { kind: 'boolean'; default: boolean }
  | {
      kind: 'choice';
      values: readonly string[];
      default?: string;
      /** Names the list of values in `openapi.json`. */
      title?: string;
    }
  | { kind: 'image' }
) & {
  /** Shows a hint below the field. */
  hint?: true;
  /** Is given when the record is created and does not change afterwards. */
  fixed?: true;
  /** Its name in the history, where that is not the field's own. */
  auditField?: AuditField;
};

/** A value that the server computes: part of every answer, never edited. */
export interface ComputedField {
  kind: 'integer' | 'id' | 'boolean';
  nullable?: true;
  /** What it says, for `openapi.json`. */
  description?: string;
}

/** How a list is narrowed, besides keyword, missing translations and trash, which follow from the rest. */
export type ResourceFilter = (
  | { kind: 'boolean' }
  | { kind: 'choice'; values: readonly string[] }
) & {
  /** What it asks, for `openapi.json`. */
  description?: string;
};

/**
 * The one declaration of a resource, from which the api's schemas, routes and queries and the screens of management
 * follow. What is special about a noun is plain code that replaces a part.
 */
export interface Resource {
  /** Singular in camel case: the table (snake case), the address, operation ids and the name in the audit log. */
  noun: string;
  /** Begins the ids of its texts: `cms.client`. */
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
  /** What can be done with many records at once. */
  bulk: readonly string[];
  /** Records have places that people change; at most so many are moved at once. */
  ordered?: { max: number };
}

/** Keeps the literal types of a declaration. */
export const defineResource = <const R extends Resource>(resource: R): R => resource;

interface Values {
  localized: Localized;
  webAddress: string | null;
  boolean: boolean;
}

/** The value of a field in answers, without images. */
export type FieldValue<F> = F extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : F extends { kind: infer K extends keyof Values }
    ? Values[K]
    : never;

/** The names of the fields that are of a kind. */
export type FieldNames<R extends Resource, Kind extends ResourceField['kind']> = {
  [Name in keyof R['fields'] & string]: R['fields'][Name]['kind'] extends Kind ? Name : never;
}[keyof R['fields'] & string];

/** The first field of a kind: the localized one names a record, the image shows it. */
export const fieldOfKind = (
  { fields }: Resource,
  kind: ResourceField['kind'],
): string | undefined => Object.entries(fields).find(([, field]) => field.kind === kind)?.[0];
