import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { controlBox } from '../base/mixins.ts';

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
  flex: 1;
  min-width: 0;
  min-height: 42px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  /* The box around it shows the focus. */
  outline: none !important;
  box-shadow: none !important;
  &::placeholder {
    color: ${tokens.inkMuted};
    opacity: 1;
  }
`;

export const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${tokens.inkMuted};
  white-space: nowrap;
`;
