import type { ErrorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';

/** Reason why the input was refused. */
export function ProblemNote({ message }: { message: ErrorMessage }) {
  return (
    <Note role="alert">
      <CircleAlert size={18} aria-hidden />
      <span>
        <FormattedMessage id={message.id} values={message.values} />
      </span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  gap: ${tokens.space2};
  margin: 0;
  padding: ${tokens.space2} ${tokens.space3};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.dangerSoft};
  color: ${tokens.danger};
  font-size: ${tokens.textSmall};
  svg {
    flex: none;
    margin-block-start: 3px;
  }
`;
