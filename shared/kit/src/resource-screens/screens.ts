import { fieldOfKind, labelOf, valueLabel, type Resource } from '@dara/model';
import { localized, type IntlShape, type Locale } from '@dara/sdk/i18n';
import type { Localized } from '@dara/contract';
import { endpointsOf, type RecordOf, type ResourceApi, type RowOf } from './endpoints.ts';
import type { Endpoints } from './endpoints.ts';

/** Values of a record by field name. */
export type AnyRecord = { id: string } & Record<string, unknown>;

export interface ScreenOptions<Row> {
  /** Address of the list; `<path>/detail` creates a record and `<path>/detail/:id` shows one. */
  path: string;
  /** Records that are changed elsewhere: they cannot be selected, edited or deleted here. */
  isReadOnly?: (row: Row) => boolean;
  /** Where visitors read a published record. */
  publicPath?: (id: string) => string;
  /** What the form of a new record begins with, besides the defaults of its fields. */
  initial?: Readonly<Record<string, unknown>>;
}

/** A resource with its endpoints and addresses: what its list, record page and forms are built from. */
export interface Screens<Row = AnyRecord, Full = AnyRecord> {
  resource: Resource;
  endpoints: Endpoints<Row, Full>;
  paths: { list: string; create: string; detail: (id: string) => string };
  publicPath?: (id: string) => string;
  isReadOnly: (row: Row | Full) => boolean;
  /** What a record is called: its first localized field. */
  nameOf: (row: Row | Full, locale: Locale) => string;
  initial: Readonly<Record<string, unknown>>;
}

/**
 * Joins a resource with the endpoints that a remote generated for it.
 *
 *     export const clients = resourceScreens(CLIENT, endpoints, { path: '/management/cms/client' });
 */
export function resourceScreens<const R extends Resource, Api extends ResourceApi<R>>(
  resource: R,
  api: Api,
  { path, ...options }: ScreenOptions<RowOf<Api, R>>,
): Screens<RowOf<Api, R>, RecordOf<Api, R>> {
  const title = fieldOfKind(resource, 'localized') ?? 'name';
  const screens: Screens = {
    resource,
    endpoints: endpointsOf(resource, api),
    paths: { list: path, create: `${path}/detail`, detail: (id) => `${path}/detail/${id}` },
    isReadOnly: (options.isReadOnly as Screens['isReadOnly'] | undefined) ?? (() => false),
    nameOf: (row, locale) => localized(row[title] as Localized, locale),
    initial: options.initial ?? {},
    publicPath: options.publicPath,
  };
  return screens as unknown as Screens<RowOf<Api, R>, RecordOf<Api, R>>;
}

/** The screens of any resource, for parts that read records by the names of their fields. */
export const anyScreens = <Row, Full>(screens: Screens<Row, Full>): Screens =>
  screens as unknown as Screens;

/** The label of a field or computed value in the reader's language. */
export const fieldLabel = (resource: Resource, name: string, locale: string): string =>
  localized(labelOf(resource, name), locale as Locale);

/** The text of a value of a choice in the reader's language. */
export const valueText = (resource: Resource, name: string, value: unknown, locale: string) =>
  localized(valueLabel(resource, name, String(value)), locale as Locale);

/** Id of a text of the resource: `cms.client.hint.logo`. */
export const textId = ({ messages }: Resource, ...path: readonly string[]): string =>
  [messages, ...path].join('.');

/** Id of a text that the screens of one remote share: `cms.column.updated`. */
export const sharedTextId = ({ messages }: Resource, ...path: readonly string[]): string =>
  [messages.split('.')[0], ...path].join('.');

/** Id of a text that resources share unless one has its own: `cms.client.action.edit`, else `cms.resource.action.edit`. */
export function usualTextId(
  { messages }: IntlShape,
  resource: Resource,
  ...path: readonly string[]
): string {
  const own = textId(resource, ...path);
  return own in messages ? own : sharedTextId(resource, 'resource', ...path);
}

/** Ids of the texts of a menu's actions. */
export const menuTexts = ({ resource }: Screens, intl: IntlShape) => ({
  action: (action: string) => usualTextId(intl, resource, 'action', action),
  done: (action: string) => usualTextId(intl, resource, 'done', action),
  ask: (action: string) => usualTextId(intl, resource, 'ask', action),
});

/** The figures and texts of a record, as values of messages about it. */
export function messageValues(record: object): Record<string, string | number> {
  const scalars = Object.entries(record).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(scalars);
}
