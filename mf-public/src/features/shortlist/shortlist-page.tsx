import type { RoutePage } from '@dara/contract';
import { useLocation } from '@dara/sdk/router';
import { PageColumn } from '../../parts/page-column.tsx';
import { loadTalents } from '../../parts/shortlist/talents-args.ts';
import { paths } from '../../paths.ts';
import { OwnShortlist } from './own-shortlist.tsx';
import { SharedShortlist } from './shared-shortlist.tsx';
import { sharedIds } from './shortlist.model.ts';

/** Beside its code, not in the catalogue, which every page loads. */
const DESCRIPTION = {
  th: 'รายชื่อศิลปิน Dara ที่เลือกไว้ พร้อมแชร์และติดต่อทีมแคสติ้ง',
  en: 'A shortlist of Dara’s talents, to share and to ask our casting team about.',
} as const;

function ShortlistPage() {
  const { search } = useLocation();
  const ids = sharedIds(new URLSearchParams(search));
  return <PageColumn>{ids ? <SharedShortlist ids={ids} /> : <OwnShortlist />}</PageColumn>;
}

export const page: RoutePage = {
  Component: ShortlistPage,
  loader: (at) => loadTalents(sharedIds(at.url.searchParams), at),
  head: ({ url, locale, formatMessage }) => ({
    title: formatMessage(
      sharedIds(url.searchParams) ? 'public.shortlist.sharedTitle' : 'public.shortlist.title',
    ),
    description: DESCRIPTION[locale],
    canonical: paths.shortlist,
    type: 'website',
    // Each visitor has another list.
    noIndex: true,
  }),
};
