import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { policyLinks } from './policy-links.tsx';

/** What sending means, with the texts it refers to. */
export function SendNote() {
  return (
    <Note>
      <FormattedMessage id="public.register.sendNote" values={policyLinks} />
    </Note>
  );
}

const Note = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
