import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { EmailChange } from '../../../api/generated.ts';

interface PendingEmailProps {
  pending: NonNullable<EmailChange['pending']>;
}

/** An address that waits for its owner's word. */
export function PendingEmail({ pending: { email, expiresAt } }: PendingEmailProps) {
  const format = useFormat();
  return (
    <Waiting role="status">
      <FormattedMessage
        id="setting.email.pending"
        values={{ email: <strong>{email}</strong>, until: format.dateTime(expiresAt) }}
      />
    </Waiting>
  );
}

const Waiting = styled.p`
  margin: 0 0 ${tokens.space4};
`;
