import { api } from '@dara/sdk/api';
import type { InboxDeclaration, Localized } from '@dara/contract';

/** A notice, in the shape of the declared api. */
export interface InboxItem {
  id: string;
  title: Localized;
  text: Localized;
  path: string | null;
  createdAt: string;
  readAt: string | null;
}

interface ReadArg {
  inbox: InboxDeclaration;
  id: string;
}

/** How many are shown below the bell. */
const LATEST = 6;

const base = ({ api: url, tag }: InboxDeclaration): string => {
  // The remote that owns the cache tag may not be loaded yet.
  api.enhanceEndpoints<string>({ addTagTypes: [tag] });
  return url;
};
const tagsOf = ({ tag }: InboxDeclaration) => [tag as never];
const quietly = { extraOptions: { isQuiet: true } };

const inbox = api.injectEndpoints({
  endpoints: (build) => ({
    inboxCount: build.query<number, InboxDeclaration>({
      query: (from) => ({ url: `${base(from)}/count` }),
      transformResponse: ({ total }: { total?: unknown }) =>
        typeof total === 'number' ? total : 0,
      providesTags: (_total, _error, from) => tagsOf(from),
      ...quietly,
    }),
    inboxLatest: build.query<InboxItem[], InboxDeclaration>({
      query: (from) => ({ url: base(from), params: { page: 1, size: LATEST } }),
      transformResponse: ({ items }: { items: InboxItem[] }) => items,
      providesTags: (_items, _error, from) => tagsOf(from),
      ...quietly,
    }),
    inboxRead: build.mutation<unknown, ReadArg>({
      query: ({ inbox: from, id }) => ({ url: `${base(from)}/${id}/read`, method: 'PUT' }),
      invalidatesTags: (_read, _error, { inbox: from }) => tagsOf(from),
      ...quietly,
    }),
    inboxReadAll: build.mutation<unknown, ReadArg>({
      query: ({ inbox: from, id }) => ({
        url: `${base(from)}/read`,
        method: 'PUT',
        body: { upToId: id },
      }),
      invalidatesTags: (_read, _error, { inbox: from }) => tagsOf(from),
    }),
  }),
});

export const {
  useInboxCountQuery,
  useInboxLatestQuery,
  useInboxReadMutation,
  useInboxReadAllMutation,
} = inbox;
