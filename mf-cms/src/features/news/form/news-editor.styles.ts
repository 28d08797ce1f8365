import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** The words, what goes along with them, and the preview, as they find room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 336px;
    &[data-previewing] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
  min-width: 0;
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  min-width: 0;
  /* Below the words while the preview stands beside them. */
  [data-previewing] > & {
    order: 1;
  }
  @media (min-width: 1280px) {
    [data-previewing] > & {
      grid-column: 1;
    }
  }
`;
