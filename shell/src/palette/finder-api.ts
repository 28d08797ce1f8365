import type { Localized } from '@dara/contract';
import { api } from '@dara/sdk/api';

/** A record as the declared api tells it. */
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
  /** Of records that were opened before. */
  ids?: readonly string[];
}

const finder = api.injectEndpoints({
  endpoints: (build) => ({
    foundRecords: build.query<FoundGroup[], Wanted>({
      query: ({ api: url, keyword, ids }) => ({ url, params: keyword ? { keyword } : { ids } }),
      transformResponse: ({ groups }: { groups: FoundGroup[] }) => groups,
      // Others change what is found at any moment: nothing is kept for the next time.
      keepUnusedDataFor: 0,
      extraOptions: { isQuiet: true },
    }),
  }),
});

export const { useFoundRecordsQuery } = finder;
