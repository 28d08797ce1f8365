import { focusRing } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  margin-inline-start: -9px;
`;

export const StarButton = styled.button<{ $lit: boolean }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${(p) => (p.$lit ? tokens.brand : tokens.inkMuted)};
  cursor: pointer;
  svg {
    fill: ${(p) => (p.$lit ? 'currentColor' : 'none')};
  }
  ${focusRing}
`;

export const Others = styled.ul`
  margin: ${tokens.space2} 0 0;
  padding: 0;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space3};
    padding-block: ${tokens.space1};
  }
`;
