import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { Button, ButtonLink, StateMessage } from '@dara/kit/ui';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { cardPaths } from '../access/card-paths.ts';

const SIGN_IN = { search: '?dialog=signin' };

/** A card that is not shared is for its talent and staff: they may be asking. */
export function SignInFirst() {
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  useEffect(() => {
    void navigate(SIGN_IN, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return (
    <StateMessage
      level={1}
      icon={<Lock size={24} aria-hidden />}
      title={formatMessage({ id: 'talent.card.private' })}
      action={
        <>
          <Button
            variant="primary"
            onClick={() => void navigate(SIGN_IN, { preventScrollReset: true })}
          >
            <FormattedMessage id="talent.card.signIn" />
          </Button>
          <ButtonLink to={cardPaths.talents}>
            <FormattedMessage id="talent.card.toTalents" />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage id="talent.card.privateText" />
    </StateMessage>
  );
}
