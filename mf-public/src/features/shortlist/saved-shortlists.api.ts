import { api } from '@dara/sdk/api';

export interface SavedRow {
  id: string;
  name: string;
  version: number;
  updatedAt: string;
  count: number;
}

interface SavedBody {
  name: string;
  talents: { id: string; note: string }[];
}

export type SavedShortlist = Omit<SavedRow, 'count'> & SavedBody;

const url = '/api/business/shortlist';
const tag = 'business shortlist' as const;

/** By hand: the generated client is among the scripts of every page, and few people save shortlists. */
const savedApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  endpoints: (build) => ({
    savedShortlists: build.query<{ items: SavedRow[] }, void>({
      query: () => ({ url }),
      providesTags: [tag],
    }),
    openShortlist: build.query<SavedShortlist, string>({
      query: (id) => ({ url: `${url}/${id}` }),
      keepUnusedDataFor: 0,
    }),
    saveShortlist: build.mutation<SavedShortlist, SavedBody>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: [tag],
    }),
    changeShortlist: build.mutation<
      SavedShortlist,
      Partial<SavedBody> & { id: string; version: number }
    >({
      query: ({ id, ...body }) => ({ url: `${url}/${id}`, method: 'PUT', body }),
      invalidatesTags: [tag],
    }),
    deleteShortlist: build.mutation<unknown, string>({
      query: (id) => ({ url: `${url}/${id}`, method: 'DELETE' }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useSavedShortlistsQuery,
  useLazyOpenShortlistQuery,
  useSaveShortlistMutation,
  useChangeShortlistMutation,
  useDeleteShortlistMutation,
} = savedApi;
