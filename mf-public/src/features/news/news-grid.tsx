import { media, tokens } from '@dara/sdk/theme';
import { Skeleton } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { NewsCard } from '../../api/generated.ts';
import { StoryCard, StoryCardSkeleton } from '../../parts/cards/story-card.tsx';
import { TalkCard } from '../../parts/cards/talk-card.tsx';
import type { NewsKind } from './news-kind.ts';

interface NewsGridProps {
  kind: NewsKind;
  items: readonly NewsCard[];
  level?: 2 | 3;
  /** Number of images above the fold. */
  priority?: number;
}

/** Articles of one kind, each as its kind is rendered: stories wide, talk of the town tall. */
export function NewsGrid({ kind, items, level = 2, priority = 0 }: NewsGridProps) {
  if (kind.type === 'TalkOfTheTown') {
    return (
      <Tall role="list">
        {items.map((item, index) => (
          <li key={item.id}>
            <TalkCard
              item={item}
              level={level}
              sizes="(min-width: 960px) 280px, (min-width: 640px) 31vw, 46vw"
              priority={index < priority}
            />
          </li>
        ))}
      </Tall>
    );
  }
  return (
    <Wide role="list">
      {items.map((story, index) => (
        <li key={story.id}>
          <StoryCard
            story={story}
            to={kind.itemPath(story.id)}
            level={level}
            priority={index < priority}
          />
        </li>
      ))}
    </Wide>
  );
}

/** Skeleton of a page of articles. */
export function NewsGridSkeleton({ kind }: { kind: NewsKind }) {
  const isTall = kind.type === 'TalkOfTheTown';
  const Grid = isTall ? Tall : Wide;
  return (
    <Grid as="div">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index}>
          {isTall ? <Skeleton shape="box" ratio="250 / 350" /> : <StoryCardSkeleton />}
        </div>
      ))}
    </Grid>
  );
}

const Wide = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8} ${tokens.space6};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space12} ${tokens.space8};
  }
  ${media.broad} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Tall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space4};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space6};
  }
  ${media.broad} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
