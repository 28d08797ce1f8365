import type { PageStore, RoutePage } from '@dara/contract';
import { Navigate, useParams, useSearchParams } from '@dara/sdk/router';
import { readProfile, useSession } from '@dara/sdk/session';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { endpoints as talentApi } from '../../../api/generated.ts';
import { isStaff, mayEdit } from '../access/card-access.ts';
import { NEW_CARD, cardPaths } from '../access/card-paths.ts';
import { CardSheetPending } from './card-sheet-pending.tsx';
import { SharedCardPage } from './shared-card-page.tsx';

/** The address that is given to others: whoever may edit the card goes on to where that is done. */
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
  head: ({ store, params, formatMessage }) => {
    const { id = '', compositeCardId: cardId = '' } = params;
    const shared = talentApi.endpoints.talentCompositeCardDetail.select({ id, cardId })(
      store.getState() as never,
    ).data;
    const title = formatMessage('talent.card.title');
    return { title: shared ? `${shared.talentName} · ${title}` : title, noIndex: true };
  },
};

const Column = styled.div`
  width: min(100% - 32px, 1400px);
  margin-inline: auto;
  padding-block: ${tokens.space6} ${tokens.space12};
  ${media.desktop} {
    width: min(100% - 64px, 1400px);
  }
`;
