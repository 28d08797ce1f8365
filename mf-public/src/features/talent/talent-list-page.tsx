import type { RoutePage } from '@dara/contract';
import { FormattedMessage, localized, useIntl, useLocale, type Localized } from '@dara/sdk/i18n';
import { readListState, useListState } from '@dara/kit/resource';
import { SectionHeading, TextLink, lazyComponent } from '@dara/kit/ui';
import { useSession } from '@dara/sdk/session';
import {
  endpoints as publicApi,
  useTalentListQuery,
  useTalentTagsQuery,
  type TalentCard,
} from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import { paths } from '../../paths.ts';
import { FacetedList } from '../../parts/faceted-list/faceted-list.tsx';
import { ContactPrompt } from '../../parts/contact/contact-prompt.tsx';
import { PageColumn } from '../../parts/page-column.tsx';
import { PortraitGrid, PortraitGridSkeleton } from '../../parts/cards/portrait-grid.tsx';
import { TalentFilters, useActiveTalentFilters } from './talent-filters.tsx';
import { TalentGroups } from './talent-groups.tsx';
import {
  anyChannel,
  searchOf,
  sortOf,
  talentListArgs,
  talentListSpec,
} from './talent-list.model.ts';
import { talentListHead } from './talent-list-head.ts';
import { talentMessages, talentSearchSortMessages, talentSortMessages } from './talent.messages.ts';

const SavedSearches = lazyComponent(() =>
  import(/* webpackChunkName: "saved-searches" */ './saved-searches.tsx').then(
    (module) => module.SavedSearches,
  ),
);

/** The first row on phone and desktop: above the fold. */
const PRIORITY = 3;

function TalentListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(talentListSpec);
  const query = useTalentListQuery(talentListArgs(list));
  const active = useActiveTalentFilters(list);
  const suggestion = query.data?.suggestion;
  const isBusiness = useSession().profile?.permission === 'Business';
  const suggestions = useSuggestions(query.data?.items ?? []);
  return (
    <PageColumn>
      <SectionHeading level={1} lead={<FormattedMessage {...talentMessages.lead} />}>
        <FormattedMessage {...talentMessages.title} />
      </SectionHeading>
      <TalentGroups list={list} />
      <FacetedList
        label={formatMessage(talentMessages.title)}
        list={list}
        query={query}
        count={talentMessages.count}
        searchLabel={formatMessage(talentMessages.search)}
        suggestions={suggestions}
        sort={{
          value: sortOf(list),
          messages: list.filters.keyword ? talentSearchSortMessages : talentSortMessages,
        }}
        active={active}
        clear={list.linkTo({
          channel: anyChannel(list.filters),
          followers: undefined,
          engagementRate: undefined,
          gender: undefined,
          age: undefined,
          height: undefined,
          hairColour: undefined,
          skinTone: undefined,
          language: undefined,
          free: undefined,
          tags: undefined,
        })}
        tools={
          isBusiness && (
            <SavedSearches
              query={searchOf(list)}
              name={active.map(({ text }) => text).join(', ')}
            />
          )
        }
        fields={<TalentFilters list={list} />}
        empty={{
          title: <FormattedMessage {...talentMessages.emptyTitle} />,
          text: <FormattedMessage {...talentMessages.emptyText} />,
        }}
        suggestion={suggestion && <DidYouMean name={suggestion} />}
        skeleton={<PortraitGridSkeleton count={12} columns={3} />}
      >
        {(talents) => <PortraitGrid talents={talents} columns={3} priority={PRIORITY} level={2} />}
      </FacetedList>
      <ContactPrompt />
    </PageColumn>
  );
}

/** Names of those found so far, and all tags. */
function useSuggestions(found: readonly TalentCard[]): string[] {
  const locale = useLocale();
  const { data: tags } = useTalentTagsQuery();
  const names = found.flatMap(({ name, nickName }) => [name, ...(nickName ? [nickName] : [])]);
  return [...names, ...(tags ?? [])].map((one) => localized(one, locale));
}

/** Searches for the suggested name, without filters. */
function DidYouMean({ name }: { name: Localized }) {
  const locale = useLocale();
  const text = localized(name, locale);
  const to = `${paths.talents}?${new URLSearchParams({ keyword: text }).toString()}`;
  return (
    <FormattedMessage
      id="public.talent.list.didYouMean"
      values={{
        name: (
          <TextLink to={to} rel="nofollow">
            {text}
          </TextLink>
        ),
      }}
    />
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
  head: talentListHead,
};
