import { tokens } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';
import { Link } from '@dara/sdk/router';

const itemStyle = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 6px 12px;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${tokens.ink};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${tokens.paperSunken};
  }
  &[aria-pressed='true'] {
    color: ${tokens.brand};
    font-weight: 600;
  }
  svg {
    flex: none;
  }
`;

export const PanelButton = styled.button`
  ${itemStyle}
`;

export const PanelLink = styled(Link)`
  ${itemStyle}
`;
