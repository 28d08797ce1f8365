import { api } from '@dara/sdk/api';
import type { MenuCount } from '@dara/contract';

/** Fetches the counter of a menu entry; invalidated by remotes' mutations with the same tag. */
const counts = api.injectEndpoints({
  endpoints: (build) => ({
    menuCount: build.query<number, MenuCount>({
      query: ({ path, tag }) => {
        // The remote that owns the cache tag may not be loaded yet.
        api.enhanceEndpoints<string>({ addTagTypes: [tag] });
        return { url: path };
      },
      transformResponse: (page: { total?: unknown }) =>
        typeof page.total === 'number' ? page.total : 0,
      providesTags: (_total, _error, { tag }) => [tag as never],
      extraOptions: { isQuiet: true },
    }),
  }),
});

export const { useMenuCountQuery } = counts;
