import { useIntl } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { keyframes, styled } from 'styled-components';

/** The thin red progress bar at the top of the window while requests run. */
export function LoaderBar({ visible }: { visible: boolean }) {
  const intl = useIntl();
  // Empty until the remaining messages are loaded; screen readers need a label.
  const label = intl.formatMessage({ id: 'kit.ui.loading' }).trim();
  // Above every landmark, so it is in a live region, where content may be outside of them.
  return (
    <div aria-live="polite">
      {visible && label !== '' && (
        <Bar role="progressbar" aria-label={label}>
          <span />
        </Bar>
      )}
    </div>
  );
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${zIndex.loader};
  height: 3px;
  overflow: hidden;
  background: ${tokens.brandSoft};
  pointer-events: none;
  span {
    display: block;
    width: 30%;
    height: 100%;
    background: ${tokens.brand};
    animation: ${slide} 1.2s ${tokens.easing} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    span {
      width: 100%;
    }
  }
`;
