import { Button, DialogActions, TextField, useCopyLink } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Copy } from 'lucide-react';
import { styled } from 'styled-components';

interface SentLinkProps {
  link: string;
  /** Where it was mailed to. */
  email: string | null;
  hasPasscode: boolean;
  onDone: () => void;
}

/** The link, which cannot be shown again, and what to do with it. */
export function SentLink({ link, email, hasPasscode, onDone }: SentLinkProps) {
  const { formatMessage } = useIntl();
  const copy = useCopyLink('business.proposal.send.notCopied');
  return (
    <Stack>
      <p>
        <FormattedMessage
          id={`business.proposal.send.${email ? 'mailed' : 'notMailed'}`}
          values={{ email }}
        />
      </p>
      <TextField
        readOnly
        label={formatMessage({ id: 'business.proposal.send.link' })}
        hint={<FormattedMessage id="business.proposal.send.once" />}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      {hasPasscode && (
        <p>
          <FormattedMessage id="business.proposal.send.passcodeApart" />
        </p>
      )}
      <DialogActions>
        <Button onClick={onDone}>
          <FormattedMessage id="kit.ui.close" />
        </Button>
        <Button
          variant="primary"
          icon={<Copy size={18} aria-hidden />}
          onClick={() => void copy(link)}
        >
          <FormattedMessage id="business.proposal.send.copy" />
        </Button>
      </DialogActions>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space4};
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
