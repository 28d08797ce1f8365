import type { RoutePage } from '@dara/shared/contract';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { readListState, useListState } from '@dara/shared/resource';
import { media, tokens } from '@dara/shared/theme';
import { SectionHeading, Skeleton } from '@dara/shared/ui';
import { styled } from 'styled-components';
import { endpoints as publicApi, useTalentListQuery } from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import { Browse } from '../../parts/browse.tsx';
import { PageColumn } from '../../parts/page.styles.ts';
import { PortraitCard } from '../../parts/portrait-card.tsx';
import { Prompt } from '../../parts/prompt.tsx';
import { paths } from '../../paths.ts';
import { TalentFilters, useActiveTalentFilters } from './talent-filters.tsx';
import { TalentGroups } from './talent-groups.tsx';
import { anyChannel, sortOf, talentListArgs, talentListSpec } from './talent-list.model.ts';
import { talentMessages, talentSortMessages } from './talent.messages.ts';

const SIZES = '(min-width: 960px) 280px, (min-width: 640px) 31vw, 46vw';
/** The first row of a phone and of a desktop: in sight at once. */
const PRIORITY = 3;

function TalentListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(talentListSpec);
  const query = useTalentListQuery(talentListArgs(list));
  const active = useActiveTalentFilters(list);
  const { column, direction } = sortOf(list);
  return (
    <PageColumn>
      <SectionHeading level={1} lead={<FormattedMessage {...talentMessages.lead} />}>
        <FormattedMessage {...talentMessages.title} />
      </SectionHeading>
      <TalentGroups list={list} />
      <Browse
        label={formatMessage(talentMessages.title)}
        list={list}
        query={query}
        count={talentMessages.count}
        searchLabel={formatMessage(talentMessages.search)}
        keyword={list.filters.keyword}
        onSearch={(keyword) =>
          list.setFilters({ keyword: keyword || undefined }, { replace: true })
        }
        sort={{
          value: `${column}.${direction}`,
          options: Object.entries(talentSortMessages).map(([value, message]) => ({
            value,
            label: formatMessage(message),
          })),
        }}
        active={active}
        onClear={() =>
          list.setFilters({
            channel: anyChannel(list.filters),
            followers: undefined,
            engagementRate: undefined,
            gender: undefined,
            tags: undefined,
          })
        }
        fields={<TalentFilters list={list} />}
        empty={{
          title: <FormattedMessage {...talentMessages.emptyTitle} />,
          text: <FormattedMessage {...talentMessages.emptyText} />,
        }}
        skeleton={<GridSkeleton />}
      >
        {(talents) => (
          <Grid role="list">
            {talents.map((talent, index) => (
              <li key={talent.id}>
                <PortraitCard talent={talent} level={2} sizes={SIZES} priority={index < PRIORITY} />
              </li>
            ))}
          </Grid>
        )}
      </Browse>
      <Prompt
        title={talentMessages.promptTitle}
        text={talentMessages.promptText}
        action={talentMessages.promptAction}
        to={paths.signUp}
      />
    </PageColumn>
  );
}

function GridSkeleton() {
  return (
    <Grid as="div">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="box" ratio="3 / 4" />
          <Skeleton width="70%" height={20} />
        </div>
      ))}
    </Grid>
  );
}

export const page: RoutePage = {
  Component: TalentListPage,
  loader: async ({ store, url, signal }) => {
    const values = readListState(url.searchParams, talentListSpec);
    const { talentList, talentTags, talentSummary } = publicApi.endpoints;
    const wanted = [
      talentList.initiate(talentListArgs(values)),
      talentSummary.initiate(),
      talentTags.initiate(),
    ];
    await loadQueries(store, wanted, signal);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage(talentMessages.title.id),
    description: formatMessage(talentMessages.description.id),
    canonical: paths.talents,
    type: 'website',
  }),
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space6} ${tokens.space4};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space8} ${tokens.space6};
  }
`;
