import { Skeleton } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** The board while its script or its data is loaded. */
export const BoardSkeleton = () => (
  <Places aria-hidden>
    {[1, 2, 3, 4].map((column) => (
      <Skeleton key={column} height="420px" />
    ))}
  </Places>
);

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(220px, 1fr));
  gap: ${tokens.space3};
  overflow: hidden;
`;
