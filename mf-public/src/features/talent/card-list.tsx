import { tokens } from '@dara/sdk/theme';
import { Skeleton } from '@dara/kit/ui';
import { styled } from 'styled-components';

/** Cards side by side. */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 260px));
  gap: ${tokens.space6};
`;

interface CardListSkeletonProps {
  count: number;
  /** False until they are fetched. */
  isLoading?: boolean;
}

/** Skeleton of cards, with their two buttons. */
export function CardListSkeleton({ count, isLoading = true }: CardListSkeletonProps) {
  return (
    <CardList as="div" aria-busy={isLoading}>
      {Array.from({ length: count }, (_, index) => (
        <Place key={index}>
          <Skeleton shape="box" ratio="148 / 210" />
        </Place>
      ))}
    </CardList>
  );
}

const Place = styled.div`
  padding-block-end: 80px;
`;
