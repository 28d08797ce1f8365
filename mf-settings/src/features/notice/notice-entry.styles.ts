import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';

export const Item = styled.li<{ $unread: boolean }>`
  & + & {
    border-top: 1px solid ${tokens.line};
  }
  strong {
    font-weight: ${(p) => (p.$unread ? 600 : 500)};
  }
`;

const entry = css`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  gap: ${tokens.space1} ${tokens.space3};
  width: 100%;
  padding: ${tokens.space4};
  border: 0;
  background: none;
  color: ${tokens.ink};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${tokens.paperSunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Opened = styled(Link)`
  ${entry}
`;

export const Noted = styled.button`
  ${entry}
`;

export const Dot = styled.span<{ $unread: boolean }>`
  width: 8px;
  height: 8px;
  margin-block-start: 9px;
  border-radius: ${tokens.radiusFull};
  background: ${(p) => (p.$unread ? tokens.brand : 'transparent')};
`;

export const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Time = styled.span`
  grid-column: 2;
  font-size: ${tokens.textSmall};
`;
