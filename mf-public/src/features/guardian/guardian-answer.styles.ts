import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  gap: ${tokens.space4};
  margin-block-start: ${tokens.space6};
  padding: ${tokens.space5} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
  ul {
    margin: ${tokens.space2} 0 0;
    padding-inline-start: ${tokens.space5};
  }
  small {
    color: ${tokens.inkMuted};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;

export const Answered = styled.div`
  display: grid;
  gap: ${tokens.space1};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.infoSoft};
`;
