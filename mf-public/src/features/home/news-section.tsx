import { formatDate } from '@dara/kit/format';
import { localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { Image, Skeleton, clampLines } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useNewsListQuery, type NewsCard } from '../../api/generated.ts';
import { wholeCardLink } from '../../parts/cards/card.styles.ts';
import { SkeletonLine } from '../../parts/text/skeleton-line.tsx';
import { paths } from '../../paths.ts';
import { HomeSection, sectionState } from './home-section.tsx';
import { homeMessages } from './home.messages.ts';
import { newsArgs } from './home.queries.ts';
import { UnbrokenWords } from '../../parts/text/unbroken-words.tsx';

/** The four newest stories: the first one large. */
export function NewsSection() {
  const query = useNewsListQuery(newsArgs);
  return (
    <HomeSection
      id="news"
      title={homeMessages.newsTitle}
      lead={homeMessages.newsLead}
      tone="raised"
      more={paths.newsList}
      state={sectionState(query)}
      empty={homeMessages.newsEmpty}
      skeleton={
        <Grid as="div">
          {Array.from({ length: 4 }, (_, index) => (
            <StorySkeleton key={index} isLead={index === 0} />
          ))}
        </Grid>
      }
    >
      <Grid role="list">
        {(query.data?.items ?? []).map((item, index) => (
          <li key={item.id}>
            <Story item={item} isLead={index === 0} />
          </li>
        ))}
      </Grid>
    </HomeSection>
  );
}

function Story({ item, isLead }: { item: NewsCard; isLead: boolean }) {
  const locale = useLocale();
  return (
    <Article $lead={isLead}>
      <Picture>
        <Image
          image={item.image}
          alt=""
          ratio="2 / 1"
          sizes={isLead ? '(min-width: 960px) 580px, 92vw' : '(min-width: 960px) 200px, 92vw'}
        />
      </Picture>
      <div>
        <time dateTime={item.publishedAt}>{formatDate(item.publishedAt, locale)}</time>
        <h3>
          <Link to={paths.news(item.id)}>
            <UnbrokenWords>{localized(item.title, locale)}</UnbrokenWords>
          </Link>
        </h3>
        <p>
          <UnbrokenWords>{localized(item.shortDescription, locale)}</UnbrokenWords>
        </p>
      </div>
    </Article>
  );
}

function StorySkeleton({ isLead }: { isLead: boolean }) {
  return (
    <Article as="div" $lead={isLead}>
      <Skeleton shape="box" ratio="2 / 1" />
      <div>
        <SkeletonLine size="small" width="30%" />
        <SkeletonLine size="large" />
        <SkeletonLine size="large" width="60%" />
        <SkeletonLine />
        <SkeletonLine width="80%" />
      </div>
    </Article>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(3, auto);
    gap: ${tokens.space8} ${tokens.space12};
    > :first-child {
      grid-row: 1 / -1;
    }
  }
`;

const Article = styled.article<{ $lead: boolean }>`
  ${wholeCardLink}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: ${({ $lead }) => ($lead ? 'minmax(0, 1fr)' : '200px minmax(0, 1fr)')};
  }
  time {
    color: ${tokens.brand};
    font-size: ${tokens.textSmall};
    font-weight: 500;
  }
  h3 {
    font-size: ${({ $lead }) => ($lead ? tokens.textTitle : tokens.textLarge)};
    text-wrap: balance;
    ${clampLines(4)}
  }
  p {
    ${({ $lead }) => clampLines($lead ? 4 : 2)}
    margin-block-start: ${tokens.space1};
    color: ${tokens.inkMuted};
  }
`;

const Picture = styled.div`
  aspect-ratio: 2;
  overflow: hidden;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
`;
