import { media, tokens } from '@dara/shared/theme';
import { styled } from 'styled-components';

/** The column every public page stands in. */
export const PageColumn = styled.div`
  width: min(100% - 32px, ${tokens.contentWidth});
  margin-inline: auto;
  padding-block: ${tokens.space8} ${tokens.space12};
  ${media.desktop} {
    padding-block: ${tokens.space12} ${tokens.space16};
  }
`;
