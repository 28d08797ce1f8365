import { FormattedMessage } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { NewTabLink } from './new-tab-link.tsx';

/** What sending means, with the texts it refers to. */
export function SendNote() {
  return (
    <Note>
      <FormattedMessage
        id="public.register.sendNote"
        values={{
          terms: (text) => (
            <NewTabLink key="terms" to={paths.terms}>
              {text}
            </NewTabLink>
          ),
          privacy: (text) => (
            <NewTabLink key="privacy" to={paths.privacy}>
              {text}
            </NewTabLink>
          ),
        }}
      />
    </Note>
  );
}

const Note = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
