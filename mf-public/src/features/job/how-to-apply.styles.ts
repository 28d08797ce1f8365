import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Card = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  padding: ${tokens.space6};
  border: 1px solid ${tokens.line};
  border-block-start: 3px solid ${tokens.brand};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  h2 {
    font-size: ${tokens.textLarge};
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: 96px;
  }
`;

export const Budget = styled.p`
  font-size: ${tokens.textTitle};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** A message to this talent alone. */
export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space2};
  padding: ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  h3 {
    font-size: ${tokens.textBody};
  }
  p {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const Line = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

export const Warning = styled.p`
  display: flex;
  gap: ${tokens.space2};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  color: ${tokens.warning};
  font-size: ${tokens.textSmall};
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
