import { focusRing } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** Two languages are beside each other from here on, measured by their own frame. */
const BESIDE = '@container (min-width: 720px)';

export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Switch = styled.div`
  display: flex;
  gap: ${tokens.space1};
  margin-block-end: ${tokens.space4};
  padding: ${tokens.space1};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  button {
    display: inline-flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 ${tokens.space2};
    min-width: 0;
    min-height: 44px;
    padding: 4px 8px;
    border: 0;
    border-radius: ${tokens.radiusSmall};
    background: none;
    color: ${tokens.inkMuted};
    font: inherit;
    cursor: pointer;
    ${focusRing}
  }
  button[aria-pressed='true'] {
    background: ${tokens.paperRaised};
    color: ${tokens.ink};
    font-weight: 600;
    box-shadow: ${tokens.shadowSmall};
  }
  ${BESIDE} {
    display: none;
  }
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${BESIDE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space6};
  }
`;

export const Pane = styled.div`
  display: none;
  align-content: start;
  gap: ${tokens.space5};
  min-width: 0;
  &[data-open] {
    display: grid;
  }
  ${BESIDE} {
    display: grid;
  }
`;

export const PaneHead = styled.p`
  display: none;
  ${BESIDE} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space2};
    min-height: 28px;
    margin: 0;
    font-weight: 600;
  }
`;
