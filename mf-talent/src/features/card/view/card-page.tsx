import type { PageStore, RoutePage } from '@dara/contract';
import { Navigate, useParams, useSearchParams, useNavigate } from '@dara/sdk/router';
import { readProfile, useSession } from '@dara/sdk/session';
import { media, tokens } from '@dara/sdk/theme';
import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { ButtonLink, ErrorState, Button, StateMessage } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useState, useEffect } from 'react';
import { Lock } from 'lucide-react';
import {
  endpoints as talentApi,
  useTalentCompositeCardDetailQuery,
} from '../../../api/generated.ts';
import { isStaff, mayEdit } from '../access/card-access.ts';
import { NEW_CARD, cardPaths } from '../access/card-paths.ts';
import { CardSheetPending } from './card-sheet-pending.tsx';
import { CardSheet } from './card-sheet.tsx';
import { CardUnavailable } from '../editor/editor-page.tsx';

const SIGN_IN = { search: '?dialog=signin' };

/** The shared URL: a user who may edit the card is redirected to the editor. */
function CardPage() {
  const { id = '', compositeCardId = '' } = useParams();
  return (
    <Column>
      <Card talentId={id} cardId={compositeCardId} />
    </Column>
  );
}

function Card({ talentId, cardId }: { talentId: string; cardId: string }) {
  const { status, profile } = useSession();
  const [search] = useSearchParams();
  if (mayEdit(profile, talentId)) {
    const jobId = search.get('job');
    const editor = cardPaths.card(talentId, cardId, isStaff(profile));
    const query = jobId ? `?job=${encodeURIComponent(jobId)}` : '';
    return <Navigate to={editor + query} replace />;
  }
  if (cardId !== NEW_CARD) return <SharedCardPage talentId={talentId} cardId={cardId} />;
  if (status === 'unknown') return <CardSheetPending />;
  if (status === 'signed-in') return <Navigate to={cardPaths.talents} replace />;
  const wanted = encodeURIComponent(cardPaths.shared(talentId, NEW_CARD));
  return <Navigate to={`/?redirect=${wanted}`} replace />;
}

interface Started extends PromiseLike<unknown> {
  unsubscribe: () => void;
}

async function load(store: PageStore, query: unknown): Promise<void> {
  const started = store.dispatch(query) as Started;
  await started;
  started.unsubscribe();
}

export const page: RoutePage = {
  Component: CardPage,
  // A card that is not shared is no missing page: its talent may be asking for it.
  loader: async ({ store, params }) => {
    const { id = '', compositeCardId: cardId = '' } = params;
    const profile = typeof window === 'undefined' ? undefined : readProfile();
    if (cardId === NEW_CARD || mayEdit(profile, id)) return null;
    await load(store, talentApi.endpoints.talentCompositeCardDetail.initiate({ id, cardId }));
    return null;
  },
  head: ({ store, params, locale, formatMessage }) => {
    const { id = '', compositeCardId: cardId = '' } = params;
    const shared = talentApi.endpoints.talentCompositeCardDetail.select({ id, cardId })(
      store.getState() as never,
    ).data;
    const title = formatMessage('talent.card.title');
    return {
      title: shared ? `${localized(shared.talentName, locale)} · ${title}` : title,
      noIndex: true,
    };
  },
};

/** A card as visitors see it, when its talent shares it. */
function SharedCardPage({ talentId, cardId }: { talentId: string; cardId: string }) {
  const locale = useLocale();
  const { status } = useSession();
  const query = useTalentCompositeCardDetailQuery({ id: talentId, cardId });
  const { currentData: card, isError, error, isFetching, refetch } = query;
  const isMissing = isError && isApiError(error) && error.status === 404;
  // A refetch must not remove the shown card.
  const [wasMissing, setWasMissing] = useState(isMissing);
  if (isMissing && !wasMissing) setWasMissing(true);
  if (card) {
    return (
      <CardSheet card={card}>
        <ButtonLink variant="primary" to={cardPaths.talent(talentId)}>
          <FormattedMessage
            id="talent.card.toTalent"
            values={{ name: localized(card.talentName, locale) }}
          />
        </ButtonLink>
      </CardSheet>
    );
  }
  // The reader may be the talent until the session is known.
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

const Column = styled.div`
  width: min(100% - 32px, 1400px);
  margin-inline: auto;
  padding-block: ${tokens.space6} ${tokens.space12};
  ${media.desktop} {
    width: min(100% - 64px, 1400px);
  }
`;
