import { styled } from 'styled-components';
import { hiddenStyle } from './kit.ts';

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;
