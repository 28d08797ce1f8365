import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { Button, ButtonLink, ErrorState, StateMessage } from '@dara/kit/ui';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTalentCompositeCardDetailQuery } from '../../../api/generated.ts';
import { cardPaths } from '../access/card-paths.ts';
import { CardSheet, CardSheetPending } from './card-sheet.tsx';
import { CardUnavailable } from '../editor/editor-page.tsx';

/** A card as visitors see it, when its talent shares it. */
export function SharedCardPage({ talentId, cardId }: { talentId: string; cardId: string }) {
  const { status } = useSession();
  const query = useTalentCompositeCardDetailQuery({ id: talentId, cardId });
  const { currentData: card, isError, error, isFetching, refetch } = query;
  const isMissing = isError && isApiError(error) && error.status === 404;
  // Asking once more must not take the answer of before from the screen.
  const [wasMissing, setWasMissing] = useState(isMissing);
  if (isMissing && !wasMissing) setWasMissing(true);
  if (card) {
    return (
      <CardSheet card={card}>
        <ButtonLink variant="primary" to={cardPaths.talent(talentId)}>
          <FormattedMessage id="talent.card.toTalent" values={{ name: card.talentName }} />
        </ButtonLink>
      </CardSheet>
    );
  }
  // Until it is known who asks, it may be the talent.
  if (status === 'unknown' || !(isError || wasMissing)) return <CardSheetPending />;
  if (isError && !isMissing) {
    return (
      <ErrorState level={1} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return status === 'anonymous' ? (
    <SignInFirst />
  ) : (
    <CardUnavailable code="CARD_NOT_EXIST" backTo={cardPaths.talents} />
  );
}

const SIGN_IN = { search: '?dialog=signin' };

/** A card that is not shared is for its talent and staff: they may be asking. */
function SignInFirst() {
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
