import { css } from 'styled-components';
import { tokens, zIndex } from '@dara/sdk/theme';

/** The veil behind a dialog. */
export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.dialog};
  background: ${tokens.overlay};
  transition: opacity ${tokens.motionSlow} ${tokens.easing};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Centres a dialog and scrolls it where the window is low. */
export const viewportStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.dialog};
  display: flex;
  padding: 16px;
  overflow-y: auto;
`;

/** Surface of a dialog, with the red rule at its top. */
export const popupStyle = css`
  width: 100%;
  margin: auto;
  padding: 24px;
  border: 1px solid ${tokens.line};
  border-block-start: 2px solid ${tokens.brand};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  box-shadow: ${tokens.shadowLarge};
  outline: none;
  transition:
    opacity ${tokens.motionSlow} ${tokens.easing},
    transform ${tokens.motionSlow} ${tokens.easing};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(8px);
  }
`;

export const titleStyle = css`
  font-size: ${tokens.textTitle};
  font-weight: 600;
  line-height: ${tokens.headingLine};
`;
