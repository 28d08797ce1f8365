import type { RoutePage } from '@dara/contract';
import { useLocation } from '@dara/sdk/router';
import { endpoints as publicApi } from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { talentsArgs } from '../../parts/shortlist/talents-args.ts';
import { paths } from '../../paths.ts';
import { OwnShortlist } from './own-shortlist.tsx';
import { SharedShortlist } from './shared-shortlist.tsx';
import { sharedIds } from './shortlist.model.ts';

function ShortlistPage() {
  const { search } = useLocation();
  const ids = sharedIds(new URLSearchParams(search));
  return <PageColumn>{ids ? <SharedShortlist ids={ids} /> : <OwnShortlist />}</PageColumn>;
}

export const page: RoutePage = {
  Component: ShortlistPage,
  loader: async ({ store, url, signal }) => {
    const ids = sharedIds(url.searchParams) ?? [];
    const { talentList } = publicApi.endpoints;
    if (ids.length > 0) await loadQueries(store, [talentList.initiate(talentsArgs(ids))], signal);
    return null;
  },
  head: ({ url, formatMessage }) => ({
    title: formatMessage(
      sharedIds(url.searchParams) ? 'public.shortlist.sharedTitle' : 'public.shortlist.title',
    ),
    description: formatMessage('public.shortlist.description'),
    canonical: paths.shortlist,
    type: 'website',
    // Each visitor has another list.
    noIndex: true,
  }),
};
