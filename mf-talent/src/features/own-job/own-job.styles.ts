import { media, tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { styled } from 'styled-components';

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One application or invitation on its own sheet. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  padding: ${tokens.space5} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  ${media.tablet} {
    padding: ${tokens.space5} ${tokens.space6};
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space2} ${tokens.space4};
  align-items: start;
  justify-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1} ${tokens.space6};
  min-width: 0;
  margin: 0;
  padding: 0;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  list-style: none;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  b {
    color: ${tokens.ink};
    font-weight: 600;
  }
`;

/** What the agency wrote, beside the talent's own note. */
export const Told = styled.p`
  max-width: 68ch;
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Message = styled(Told)`
  padding-inline-start: ${tokens.space4};
  border-inline-start: 2px solid ${tokens.line};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2} ${tokens.space5};
  min-width: 0;
  button {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

/** Without a frame: aligned with the text of other buttons. */
export const QuietButton = styled(Button)`
  margin-inline-start: -12px;
`;
