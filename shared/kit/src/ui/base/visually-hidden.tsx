import { styled } from 'styled-components';
import { hiddenStyle } from './mixins.ts';

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;
