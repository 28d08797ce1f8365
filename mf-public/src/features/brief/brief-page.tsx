import type { RoutePage } from '@dara/contract';
import { useLocation } from '@dara/sdk/router';
import { SectionHeading, Skeleton, lazyComponent } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { endpoints as publicApi, useTalentListQuery } from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { inOrder } from '../../parts/shortlist/in-order.ts';
import { cleanIds } from '../../parts/shortlist/shortlist-store.ts';
import { talentsArgs } from '../../parts/shortlist/talents-args.ts';
import { paths } from '../../paths.ts';
import { BRIEF_TEXTS, useBriefText } from './brief-texts.ts';

// The form and its texts are more script than a first page may have.
const BriefForm = lazyComponent(() =>
  import(/* webpackChunkName: "brief-form" */ './brief-form.tsx').then(
    (module) => module.BriefForm,
  ),
);

const idsOf = (params: URLSearchParams) => cleanIds(params.getAll('talent'));

function BriefPage() {
  const { search } = useLocation();
  const text = useBriefText();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const ids = idsOf(new URLSearchParams(search));
  const { data } = useTalentListQuery(talentsArgs(ids), { skip: ids.length === 0 });
  // Talents who are no longer public are not among the answers, and not sent.
  const known = data ? inOrder(ids, data.items) : [];
  const left = (data ? known.map(({ id }) => id) : ids).filter((id) => !removed.includes(id));
  return (
    <PageColumn>
      <Column>
        <SectionHeading level={1} lead={text('lead')}>
          {text('title')}
        </SectionHeading>
        <BriefForm
          ids={left}
          talents={known.filter(({ id }) => left.includes(id))}
          onRemove={(id) => setRemoved((old) => [...old, id])}
          pending={<Skeleton shape="box" height={640} />}
        />
      </Column>
    </PageColumn>
  );
}

export const page: RoutePage = {
  Component: BriefPage,
  loader: async ({ store, url, signal }) => {
    const ids = idsOf(url.searchParams);
    const { talentList } = publicApi.endpoints;
    if (ids.length > 0) await loadQueries(store, [talentList.initiate(talentsArgs(ids))], signal);
    return null;
  },
  head: ({ url, locale }) => ({
    title: BRIEF_TEXTS.title[locale],
    description: BRIEF_TEXTS.lead[locale],
    canonical: paths.brief,
    type: 'website',
    noIndex: url.searchParams.has('talent'),
  }),
};

const Column = styled.div`
  width: min(100%, 720px);
  margin-inline: auto;
`;
