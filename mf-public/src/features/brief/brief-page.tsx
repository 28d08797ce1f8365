import type { RoutePage } from '@dara/contract';
import { useLocation } from '@dara/sdk/router';
import { SectionHeading, Skeleton, lazyComponent } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTalentListQuery } from '../../api/generated.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { inOrder } from '../../parts/shortlist/in-order.ts';
import { loadTalents, talentsArgs, talentsAsked } from '../../parts/shortlist/talents-args.ts';
import { paths } from '../../paths.ts';
import { BRIEF_TEXTS, useBriefText } from './brief-texts.ts';

// The form and its texts are more script than a first page may have.
const BriefForm = lazyComponent(() =>
  import(/* webpackChunkName: "brief-form" */ './brief-form.tsx').then(
    (module) => module.BriefForm,
  ),
);

function BriefPage() {
  const { search } = useLocation();
  const text = useBriefText();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const ids = talentsAsked(new URLSearchParams(search));
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
  loader: (at) => loadTalents(talentsAsked(at.url.searchParams), at),
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
