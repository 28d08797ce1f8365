import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Root = styled.div<{ $compact?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${(p) => (p.$compact ? '32px 16px' : '64px 16px')};
  text-align: center;
`;

export const Icon = styled.span<{ $problem: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  margin-block-end: 16px;
  border-radius: ${tokens.radiusFull};
  background: ${(p) => (p.$problem ? tokens.dangerSoft : tokens.paperSunken)};
  color: ${(p) => (p.$problem ? tokens.danger : tokens.inkMuted)};
`;

export const Title = styled.p`
  font-size: ${tokens.textLarge};
  font-weight: 600;
  text-wrap: balance;
`;

export const Text = styled.div`
  max-width: 44ch;
  margin-top: 4px;
  color: ${tokens.inkMuted};
  text-wrap: pretty;
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 20px;
`;
