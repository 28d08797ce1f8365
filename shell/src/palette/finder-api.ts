import type { Localized } from '@dara/contract';
import { api } from '@dara/sdk/api';

/** A record, in the shape of the declared api. */
export interface FoundRecord {
  id: string;
  title: Localized;
  text: Localized | null;
  path: string;
}

export interface FoundGroup {
  kind: string;
  label: Localized;
  items: FoundRecord[];
}

interface Wanted {
  api: string;
  keyword?: string;
  /** Recently opened records. */
  ids?: readonly string[];
}

const finder = api.injectEndpoints({
  endpoints: (build) => ({
    foundRecords: build.query<FoundGroup[], Wanted>({
      query: ({ api: url, keyword, ids }) => ({ url, params: keyword ? { keyword } : { ids } }),
      transformResponse: ({ groups }: { groups: FoundGroup[] }) => groups,
      // Not cached: results change at any time.
      keepUnusedDataFor: 0,
      extraOptions: { isQuiet: true },
    }),
  }),
});

export const { useFoundRecordsQuery } = finder;
