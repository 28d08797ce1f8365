import type { TalentSearch } from '@dara/model';
import { api } from '@dara/sdk/api';

export interface SavedSearch {
  id: string;
  name: string;
  query: TalentSearch;
  createdAt: string;
}

const url = '/api/business/search';
const tag = 'business search' as const;

/** By hand: the generated client is among the scripts of every page, and few people save searches. */
const searchApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query<{ items: SavedSearch[] }, void>({
      query: () => ({ url }),
      providesTags: [tag],
    }),
    saveSearch: build.mutation<SavedSearch, Pick<SavedSearch, 'name' | 'query'>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: [tag],
    }),
    deleteSearch: build.mutation<unknown, string>({
      query: (id) => ({ url: `${url}/${id}`, method: 'DELETE' }),
      invalidatesTags: [tag],
    }),
  }),
});

export const { useSavedSearchesQuery, useSaveSearchMutation, useDeleteSearchMutation } = searchApi;
