import type { Resource } from '@dara/model';
import type { UploadCall } from '../image-field/upload/use-upload.ts';
import type { BulkResult } from '../record/bulk/bulk.model.ts';
import type { HistoryEvent } from '../record/history/record-history.tsx';
import type { RecordQuery } from '../record/page/record-page.tsx';
import type { ListQuery } from '../resource/list/resource-list.tsx';

type Name<
  R extends Resource,
  Operation extends string,
> = `management${Capitalize<R['noun']>}${Operation}`;

/** Of a generated endpoint, its phantom result. */
type Result<T> = { Types: { ResultType: T } };

/** A generated api that has the endpoints of a resource; `management<Noun>List` is required. */
export type ResourceApi<R extends Resource> = {
  endpoints: {
    [K in Name<R, 'List'>]: Result<{ items: readonly { id: string }[] }>;
  } & {
    [K in Name<R, 'Detail' | 'Create' | 'Update'>]?: Result<{ id: string; version: number }>;
  } & {
    [K in Name<R, 'Audit'>]?: Result<{ items: readonly HistoryEvent[] }>;
  } & {
    [K in Name<R, 'Bulk'>]?: Result<{ results: readonly BulkResult[] }>;
  };
};

type ResultOf<Api, K extends string> = Api extends { endpoints: Record<K, Result<infer T>> }
  ? T
  : never;

export type RowOf<Api, R extends Resource> =
  ResultOf<Api, Name<R, 'List'>> extends { items: readonly (infer Row)[] } ? Row : never;

/** What detail answers; a row of the list where the resource has no page of its own. */
export type RecordOf<Api, R extends Resource> = [ResultOf<Api, Name<R, 'Detail'>>] extends [never]
  ? RowOf<Api, R>
  : ResultOf<Api, Name<R, 'Detail'>>;

interface Query<Args, Data> {
  useQuery: (args: Args, options?: { skip?: boolean; refetchOnMountOrArgChange?: boolean }) => Data;
  initiate: (args: Args) => unknown;
  select: (args: Args) => (state: unknown) => unknown;
}
interface Mutation<Args, Data> {
  useMutation: () => readonly [(args: Args) => UploadCall<Data>, { isLoading: boolean }];
}
type Args = Record<string, unknown>;

/** The endpoints as the screens call them; those that the api lacks are undefined. */
export interface Endpoints<Row, Full> {
  list: Query<Args, ListQuery<Row> & { currentData?: unknown }>;
  detail?: Query<{ id: string; deleted?: boolean }, RecordQuery<Full>>;
  audit?: Query<{ id: string; page: number; size: number }, ListQuery<HistoryEvent>>;
  create?: Mutation<Args, Full & { version: number }>;
  update?: Mutation<Args, Full & { version: number }>;
  delete?: Mutation<{ id: string }, unknown>;
  restore?: Mutation<{ id: string }, unknown>;
  bulk?: Mutation<Args, { results: readonly BulkResult[] }>;
  order?: Mutation<Args, unknown>;
}

const OPERATIONS = {
  list: 'List',
  detail: 'Detail',
  audit: 'Audit',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
  restore: 'Restore',
  bulk: 'Bulk',
  order: 'Order',
} as const;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The generated endpoints of a resource by what they do; `ResourceApi` has checked their results. */
export function endpointsOf(
  { noun }: Resource,
  { endpoints }: { endpoints: object },
): Endpoints<never, never> & Endpoints<{ id: string } & Args, { id: string } & Args> {
  const named = endpoints as Record<string, unknown>;
  const found = Object.entries(OPERATIONS).map(([key, operation]) => [
    key,
    named[`management${capitalized(noun)}${operation}`],
  ]);
  return Object.fromEntries(found) as never;
}
