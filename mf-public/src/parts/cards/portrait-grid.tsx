import { breakpoints, media, tokens } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';
import type { TalentCard } from '../../api/generated.ts';
import { PortraitCard, PortraitCardSkeleton } from './portrait-card.tsx';

interface PortraitGridProps {
  talents: readonly TalentCard[];
  /** How many are beside each other on a desktop. */
  columns?: 3 | 4;
  /** Number above the fold, loaded eagerly. */
  priority?: number;
  level?: 2 | 3;
  /** Number of items that phones show. */
  onPhones?: number;
}

// Rendered width of a portrait, in full width and beside the filters (three columns, four in a broad window, five in a huge one).
const SIZES = {
  3: '(min-width: 1500px) 256px, (min-width: 1232px) 282px, (min-width: 960px) calc(33vw - 128px), (min-width: 640px) 31vw, 46vw',
  4: '(min-width: 1800px) 402px, (min-width: 1500px) 332px, (min-width: 1232px) 282px, (min-width: 960px) 23vw, (min-width: 640px) 31vw, 46vw',
};

/** Portraits beside each other: two on a phone, three on a tablet. */
export function PortraitGrid(props: PortraitGridProps) {
  const { talents, columns = 4, priority = 0, level, onPhones } = props;
  return (
    <Grid role="list" $columns={columns} $onPhones={onPhones}>
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
  onPhones?: number;
}

/** Skeleton of the grid. */
export function PortraitGridSkeleton(props: PortraitGridSkeletonProps) {
  const { count, columns = 4, onPhones } = props;
  return (
    <Grid as="div" aria-busy="true" $columns={columns} $onPhones={onPhones}>
      {Array.from({ length: count }, (_, index) => (
        <PortraitCardSkeleton key={index} />
      ))}
    </Grid>
  );
}

const firstOnPhones = (count: number) => css`
  @media not all and (min-width: ${breakpoints.tablet}px) {
    > :nth-child(n + ${count + 1}) {
      display: none;
    }
  }
`;

const Grid = styled.ul<{ $columns: 3 | 4; $onPhones?: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space6} ${tokens.space4};
  ${({ $onPhones }) => $onPhones !== undefined && firstOnPhones($onPhones)}
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space8} ${tokens.space6};
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  ${media.broad} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.huge} {
    grid-template-columns: repeat(${({ $columns }) => ($columns === 3 ? 5 : 4)}, minmax(0, 1fr));
  }
`;
