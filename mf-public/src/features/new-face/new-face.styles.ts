import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Column = styled.div`
  width: min(100%, 640px);
  margin-inline: auto;
`;

export const Sheet = styled.section`
  display: grid;
  gap: ${tokens.space3};
  margin-block-start: ${tokens.space6};
  padding: ${tokens.space5} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  overflow-wrap: anywhere;
  h2 {
    font-size: ${tokens.textTitle};
  }
  small {
    color: ${tokens.inkMuted};
  }
`;

/** A file that was chosen, and what becomes of it. */
export const Chosen = styled.div`
  display: grid;
  gap: ${tokens.space2};
  padding: ${tokens.space3} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  overflow-wrap: anywhere;
  p {
    margin: 0;
    color: ${tokens.inkMuted};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
  margin-block-start: ${tokens.space4};
`;
