import { MoreLink } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import {
  endpoints as publicApi,
  useNewsListQuery,
  useTalentListQuery,
} from '../../api/generated.ts';
import { NamedTalents } from './named-talents.tsx';
import { NewsGrid } from './news-grid.tsx';
import { newsKinds, type NewsKind } from './news-kind.ts';

const STORIES = 3;
const PEOPLE = 6;

const otherKind = ({ type }: NewsKind): NewsKind =>
  newsKinds[type === 'General' ? 'TalkOfTheTown' : 'General'];

const storyArgs = (kind: NewsKind, keyword: string) =>
  ({ type: kind.type, keyword, page: 1, size: STORIES }) as const;
const peopleArgs = (keyword: string) => ({ keyword, page: 1, size: PEOPLE }) as const;

/** The calls of `FoundElsewhere`, for the loader. */
export const elsewhereCalls = (kind: NewsKind, keyword: string) => [
  publicApi.endpoints.newsList.initiate(storyArgs(otherKind(kind), keyword)),
  publicApi.endpoints.talentList.initiate(peopleArgs(keyword)),
];

interface FoundElsewhereProps {
  /** What the list itself was searched for. */
  kind: NewsKind;
  keyword: string;
}

/** Who looks for a person finds the person, and stories of the other kind; what fails or is empty is left out. */
export function FoundElsewhere({ kind, keyword }: FoundElsewhereProps) {
  const other = otherKind(kind);
  const { data: people } = useTalentListQuery(peopleArgs(keyword));
  const { data: stories } = useNewsListQuery(storyArgs(other, keyword));
  return (
    <Column>
      <NamedTalents talents={people?.items ?? []} titleId="public.news.list.people" />
      {stories && stories.items.length > 0 && (
        <section aria-labelledby="elsewhere-title">
          <Head>
            <h2 id="elsewhere-title">
              <FormattedMessage {...other.messages.title} />
            </h2>
            <MoreLink to={`${other.listPath}?keyword=${encodeURIComponent(keyword)}`}>
              <FormattedMessage id="public.news.list.all" values={{ count: stories.total }} />
            </MoreLink>
          </Head>
          <NewsGrid kind={other} items={stories.items} level={3} />
        </section>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space10};
  margin-block-start: ${tokens.space10};
  &:empty {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space4};
  margin-block-end: ${tokens.space5};
  h2 {
    font-size: ${tokens.textTitle};
  }
`;
