import { tokens, zIndex } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** Sticky, so that the page is not taken for the public one. */
export const Ribbon = styled.div`
  position: sticky;
  inset-block-start: 72px;
  z-index: ${zIndex.sticky};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space3};
  padding: ${tokens.space3} ${tokens.space4};
  border: 1px solid ${tokens.warning};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  color: ${tokens.ink};
  font-size: ${tokens.textSmall};
  svg {
    flex: none;
    color: ${tokens.warning};
  }
`;

export const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space2};
  margin: 0;
`;

export const Pending = styled.div`
  display: grid;
  gap: ${tokens.space8};
  max-width: 760px;
  margin: ${tokens.space6} auto 0;
`;
