import { media, tokens } from '@dara/shared/theme';
import { styled } from 'styled-components';
import type { TalentCard } from '../api/generated.ts';
import { PortraitCard, PortraitCardSkeleton } from './portrait-card.tsx';

interface PortraitGridProps {
  talents: readonly TalentCard[];
  /** How many stand beside each other on a desktop. */
  columns?: 3 | 4;
  /** How many are in sight at once and load first. */
  priority?: number;
  level?: 2 | 3;
}

// What a portrait measures beside its neighbours, and on a list of three beside the filters.
const SIZES = {
  3: '(min-width: 1232px) 282px, (min-width: 960px) calc(33vw - 128px), (min-width: 640px) 31vw, 46vw',
  4: '(min-width: 1232px) 282px, (min-width: 960px) 23vw, (min-width: 640px) 31vw, 46vw',
};

/** Portraits beside each other: two on a phone, three on a tablet. */
export function PortraitGrid(props: PortraitGridProps) {
  const { talents, columns = 4, priority = 0, level } = props;
  return (
    <Grid role="list" $columns={columns}>
      {talents.map((talent, index) => (
        <li key={talent.id}>
          <PortraitCard
            talent={talent}
            level={level}
            sizes={SIZES[columns]}
            priority={index < priority}
          />
        </li>
      ))}
    </Grid>
  );
}

interface PortraitGridSkeletonProps {
  count: number;
  columns?: 3 | 4;
}

/** The shape of the grid before it comes. */
export function PortraitGridSkeleton({ count, columns = 4 }: PortraitGridSkeletonProps) {
  return (
    <Grid as="div" aria-busy="true" $columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        <PortraitCardSkeleton key={index} />
      ))}
    </Grid>
  );
}

const Grid = styled.ul<{ $columns: 3 | 4 }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space6} ${tokens.space4};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space8} ${tokens.space6};
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;
