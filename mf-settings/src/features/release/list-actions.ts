import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { SheetActions } from '../../parts/sheet.tsx';

/** Actions above a list that may be empty. */
export const ListActions = styled(SheetActions)`
  margin-block-end: ${tokens.space4};
`;
