import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** Layout of texts, side fields and preview. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 336px;
    grid-template-rows: auto 1fr;
    &[data-previewing] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: none;
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
  align-content: start;
  min-width: 0;
  @media (min-width: 1280px) {
    grid-column: 2;
    grid-row: 1 / span 2;
    /* The preview is beside the text. */
    [data-previewing] > & {
      grid-column: 1;
      grid-row: auto;
    }
  }
`;
