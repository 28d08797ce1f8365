import { formatDate } from '@dara/kit/format';
import { localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Image, Skeleton, clampLines } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { NewsCard } from '../../api/generated.ts';
import { wholeCardLink } from './card.styles.ts';
import { SkeletonLine } from '../text/skeleton-line.tsx';
import { UnbrokenWords } from '../text/unbroken-words.tsx';

interface StoryCardProps {
  story: NewsCard;
  to: string;
  level?: 2 | 3;
  priority?: boolean;
}

/** An article: 2:1 image, date, headline and two lines of its summary. */
export function StoryCard({ story, to, level = 2, priority }: StoryCardProps) {
  const locale = useLocale();
  return (
    <Card>
      <Image
        image={story.image}
        alt=""
        ratio="2 / 1"
        sizes="(min-width: 960px) 380px, (min-width: 640px) 46vw, 92vw"
        priority={priority}
      />
      <div>
        <Meta>
          <time dateTime={story.publishedAt}>{formatDate(story.publishedAt, locale)}</time>
          {story.tags[0] && <span>{localized(story.tags[0], locale)}</span>}
        </Meta>
        <Title as={`h${level}`}>
          <Link to={to}>
            <UnbrokenWords>{localized(story.title, locale)}</UnbrokenWords>
          </Link>
        </Title>
        <p>
          <UnbrokenWords>{localized(story.shortDescription, locale)}</UnbrokenWords>
        </p>
      </div>
    </Card>
  );
}

/** Skeleton of a card: headlines mostly take two lines. */
export function StoryCardSkeleton() {
  return (
    <Card as="div">
      <Skeleton shape="box" ratio="2 / 1" />
      <div>
        <SkeletonLine size="small" width="40%" />
        <SkeletonLine size="large" />
        <SkeletonLine size="large" width="70%" />
        <SkeletonLine />
        <SkeletonLine width="85%" />
      </div>
    </Card>
  );
}

const Card = styled.article`
  ${wholeCardLink}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3};
  picture {
    border-radius: ${tokens.radiusMedium};
  }
  img {
    transition: transform ${tokens.motionSlow} ${tokens.easing};
  }
  &:hover img {
    transform: scale(1.03);
  }
  p:last-child {
    ${clampLines(2)}
    margin-block-start: ${tokens.space1};
    color: ${tokens.inkMuted};
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space3};
  color: ${tokens.inkMuted};
  > span {
    ${clampLines(1)}
  }
  font-size: ${tokens.textSmall};
  time {
    color: ${tokens.brand};
    font-weight: 500;
  }
`;

const Title = styled.h2`
  font-size: ${tokens.textLarge};
  text-wrap: balance;
  ${clampLines(4)}
`;
