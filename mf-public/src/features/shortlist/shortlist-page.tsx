import type { RoutePage } from '@dara/contract';
import { useLocation } from '@dara/sdk/router';
import { useListState } from '@dara/kit/resource';
import { useState } from 'react';
import { freeFilter } from '../../parts/free-days/free-filter.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { loadTalents } from '../../parts/shortlist/talents-args.ts';
import { paths } from '../../paths.ts';
import { OwnShortlist } from './own-shortlist.tsx';
import { SharedShortlist } from './shared-shortlist.tsx';
import { Comparison } from './comparison.tsx';
import { comparedIds, sharedIds } from './shortlist.model.ts';

/** Beside its code, not in the catalogue, which every page loads. */
const DESCRIPTION = {
  th: 'รายชื่อศิลปิน Dara ที่เลือกไว้ พร้อมแชร์และติดต่อทีมแคสติ้ง',
  en: 'A shortlist of Dara’s talents, to share and to ask our casting team about.',
} as const;

/** Beside the talents, the address has the days on which they should be free. */
const spec = { sorts: [], filters: { free: freeFilter } } as const;

function ShortlistPage() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const ids = sharedIds(params);
  const compared = comparedIds(params);
  const state = useListState(spec);
  // Kept here, because the page returns from a comparison to the same selection.
  const [picked, setPicked] = useState<readonly string[]>(compared);
  return (
    <PageColumn>
      {compared.length > 0 ? (
        <Comparison ids={compared} state={state} />
      ) : ids ? (
        <SharedShortlist ids={ids} />
      ) : (
        <OwnShortlist state={state} picked={picked} onPick={setPicked} />
      )}
    </PageColumn>
  );
}

export const page: RoutePage = {
  Component: ShortlistPage,
  loader: (at) => {
    const { searchParams } = at.url;
    const compared = comparedIds(searchParams);
    return loadTalents(compared.length > 0 ? compared : sharedIds(searchParams), at);
  },
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
