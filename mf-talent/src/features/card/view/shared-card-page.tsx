import { isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { ButtonLink, ErrorState } from '@dara/kit/ui';
import { useState } from 'react';
import { useTalentCompositeCardDetailQuery } from '../../../api/generated.ts';
import { cardPaths } from '../access/card-paths.ts';
import { CardSheet } from './card-sheet.tsx';
import { CardSheetPending } from './card-sheet-pending.tsx';
import { CardUnavailable } from '../editor/editor-page.tsx';
import { SignInFirst } from './sign-in-first.tsx';

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
