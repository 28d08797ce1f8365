import { css, keyframes } from 'styled-components';
import { UNSETTLED_ATTRIBUTE } from '@dara/contract';
import { tokens } from '@dara/sdk/theme';

/** Visible focus that is outside the control: two tones, so that one of them shows on any surface. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${tokens.paper};
  }
`;

/** Coarse pointers: controls are 44 px high and wide. */
export const coarsePointer = '@media (pointer: coarse)';

/** Enlarges the touch target, not the visible size. */
export const fingerArea = (px: number) => css`
  ${coarsePointer} {
    position: relative;
    isolation: isolate;
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -${px}px;
    }
  }
`;

/**
 * For a part below the first screen: until the server-rendered page has settled, it is laid out only
 * when it is scrolled near. `height` is the estimate in px that is in for it.
 */
export const contentVisibilityAuto = (height: number) => css`
  html[${UNSETTLED_ATTRIBUTE}] & {
    content-visibility: auto;
    contain-intrinsic-size: auto ${height}px;
  }
`;

/** The short rule above a heading, in the brand's colour. */
export const headingRule = (thickness: 2 | 3) => css`
  &::before {
    content: '';
    display: block;
    width: 40px;
    height: ${thickness}px;
    margin-block-end: ${thickness === 2 ? tokens.space2 : tokens.space3};
    background: ${tokens.brand};
  }
`;

/**
 * Clamps text to a number of lines. The line height fits Thai in both languages: less would show the tone marks of the
 * clipped line.
 */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  line-height: ${tokens.lineHeight};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** Hides from the eye, not from a screen reader. */
export const hiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** The box of text controls: inputs, select, date. */
export const controlBox = css`
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  font: inherit;
  line-height: ${tokens.lineHeight};
  text-align: start;
  transition:
    border-color ${tokens.motionFast} ${tokens.easing},
    box-shadow ${tokens.motionFast} ${tokens.easing};
  &::placeholder {
    color: ${tokens.inkMuted};
    opacity: 1;
  }
  &:hover:not(:disabled, [data-disabled]) {
    border-color: ${tokens.ink};
  }
  &:focus-visible,
  &:focus-within {
    outline: 2px solid ${tokens.focus};
    outline-offset: -1px;
    border-color: ${tokens.focus};
  }
  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: ${tokens.danger};
    box-shadow: inset 0 0 0 1px ${tokens.danger};
  }
  &:disabled,
  &[data-disabled] {
    background: ${tokens.paperSunken};
    color: ${tokens.inkMuted};
    border-color: ${tokens.line};
    cursor: not-allowed;
  }
`;

/** The surface of popovers: menus, option lists and calendars. */
export const popupBox = css`
  box-sizing: border-box;
  padding: 4px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  box-shadow: ${tokens.shadowMedium};
  outline: none;
  transition:
    opacity ${tokens.motionFast} ${tokens.easing},
    transform ${tokens.motionFast} ${tokens.easing};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

/** One line of a popup: an option or a menu entry. */
export const popupItem = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 6px 12px;
  border-radius: ${tokens.radiusSmall};
  color: inherit;
  text-decoration: none;
  cursor: default;
  user-select: none;
  outline: none;
  &[data-highlighted] {
    background: ${tokens.paperSunken};
    box-shadow: inset 2px 0 0 ${tokens.brand};
  }
  ${coarsePointer} {
    min-height: 44px;
  }
  &[data-disabled] {
    color: ${tokens.inkMuted};
    opacity: 0.6;
  }
  svg {
    flex: none;
  }
`;

/** An option of a list; the selected one is highlighted. */
export const popupOption = css`
  ${popupItem}
  padding-inline-start: 8px;
  &[data-selected] {
    font-weight: 600;
  }
`;

/** The check mark column of an option. */
export const optionTick = css`
  display: inline-flex;
  flex: none;
  width: 16px;
  color: ${tokens.brand};
`;

/** The box of a checkbox, the ring of a radio button. */
export const tickBox = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  margin-top: 1px;
  padding: 0;
  border: 1px solid ${tokens.lineStrong};
  background: ${tokens.paperRaised};
  ${focusRing}
  &[data-disabled] {
    opacity: 0.55;
  }
`;

export const spin = keyframes`
  to { transform: rotate(360deg); }
`;

/** An input without its own box, inside a shared one. */
export const bareInput = css`
  flex: 1;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  /* The box around it shows the focus. */
  outline: none !important;
  box-shadow: none !important;
  &::placeholder {
    color: ${tokens.inkMuted};
    opacity: 1;
  }
`;
