import { focusRing } from '@dara/kit/ui';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;

export const List = styled.ol`
  display: grid;
  gap: ${tokens.space2};
  margin: 0 0 ${tokens.space4};
  padding: 0;
  list-style: none;
`;

export const Entry = styled.button`
  display: grid;
  gap: 0 ${tokens.space2};
  width: 100%;
  min-height: 44px;
  padding: ${tokens.space2} ${tokens.space3};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &[aria-pressed='true'] {
    border-color: ${tokens.brand};
    background: ${tokens.brandSoft};
  }
  strong {
    font-weight: 600;
  }
  time,
  span {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
