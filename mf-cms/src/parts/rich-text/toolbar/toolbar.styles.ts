import { focusRing, coarsePointer } from '@dara/kit/ui';
import { tokens, zIndex } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** Sticky below the management header while a long text scrolls. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: var(--rich-text-top, 57px);
  z-index: ${zIndex.raised};
  border-block-end: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium} ${tokens.radiusMedium} 0 0;
  background: ${tokens.paperRaised};
`;

export const Line = styled.div`
  display: flex;
  gap: 4px 12px;
  overflow-x: auto;
  padding: 6px 8px;
  scrollbar-width: thin;
  & + & {
    border-block-start: 1px solid ${tokens.line};
  }
  @media (min-width: 640px) {
    flex-wrap: wrap;
  }
`;

export const Group = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  @media (min-width: 640px) {
    flex: initial;
    flex-wrap: wrap;
  }
`;

export const Tool = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${tokens.ink};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${tokens.paperSunken};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.brand};
    background: ${tokens.brandSoft};
    color: ${tokens.brand};
  }
  &[aria-disabled='true'] {
    color: ${tokens.inkMuted};
    opacity: 0.5;
    cursor: default;
  }
  ${coarsePointer} {
    width: 44px;
    height: 44px;
  }
`;
