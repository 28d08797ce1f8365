import { focusRing } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${tokens.space3};
  min-width: 0;
  @media (min-width: 1280px) {
    position: sticky;
    grid-column: 2;
    grid-row: 1 / span 3;
    inset-block-start: 72px;
    height: calc(100dvh - 160px);
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
`;

export const Choice = styled.div`
  display: inline-flex;
  padding: 2px;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  button {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space1};
    min-height: 36px;
    padding: 0 ${tokens.space3};
    border: 0;
    border-radius: ${tokens.radiusSmall};
    background: none;
    color: ${tokens.inkMuted};
    font: inherit;
    font-size: ${tokens.textSmall};
    cursor: pointer;
    ${focusRing}
  }
  button[aria-pressed='true'] {
    background: ${tokens.paperRaised};
    color: ${tokens.ink};
    font-weight: 600;
    box-shadow: ${tokens.shadowSmall};
  }
`;

export const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  min-height: 36px;
  padding: 0 ${tokens.space2};
  border-radius: ${tokens.radiusSmall};
  color: ${tokens.ink};
  font-size: ${tokens.textSmall};
  ${focusRing}
`;

export const Frame = styled.div`
  overflow: hidden;
  min-height: 480px;
  height: 100%;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  iframe {
    display: block;
    min-height: 100%;
    margin-inline: auto;
    border: 0;
    transform-origin: 0 0;
  }
`;
