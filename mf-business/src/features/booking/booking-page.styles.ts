import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Note = styled.p`
  margin: 0 0 ${tokens.space3};
  padding: ${tokens.space2} ${tokens.space3};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
`;
