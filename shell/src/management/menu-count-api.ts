import { api } from '@dara/sdk/api';
import type { MenuCount } from '@dara/contract';

/** Reads the number that a menu entry asks for; remotes' calls of the same tag make it be read anew. */
const counts = api.injectEndpoints({
  endpoints: (build) => ({
    menuCount: build.query<number, MenuCount>({
      query: ({ path, tag }) => {
        // The remote whose calls bear the tag may not have been loaded yet.
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
