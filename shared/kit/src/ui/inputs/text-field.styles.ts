import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { bareInput, controlBox } from '../base/mixins.ts';

/** The bare box, where a field has its own arrangement. */
export const TextInput = styled.input`
  ${controlBox}
`;

export const Group = styled.div`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 0;
  padding-inline: 12px;
`;

/** The input alone, inside a box that it shares with other things. */
export const BareInput = styled.input`
  ${bareInput}
  min-height: 42px;
`;

export const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${tokens.inkMuted};
  white-space: nowrap;
`;
