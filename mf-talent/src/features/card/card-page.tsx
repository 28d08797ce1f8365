import type { PageStore, RoutePage } from '@dara/shared/contract';
import { Navigate, useParams } from '@dara/shared/router';
import { readProfile, useSession } from '@dara/shared/session';
import { media, tokens } from '@dara/shared/theme';
import { styled } from 'styled-components';
import { endpoints as talentApi } from '../../api/generated.ts';
import { mayEdit } from './card-access.ts';
import { NEW_CARD, cardPaths } from './card-paths.ts';
import { CardSheetPending } from './card-sheet.tsx';
import { EditorPage } from './editor-page.tsx';
import { SharedCardPage } from './shared-card-page.tsx';

/** One card: its talent and staff edit it, everybody else looks at it if it is shared. */
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
  if (mayEdit(profile, talentId)) return <EditorPage talentId={talentId} cardId={cardId} />;
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
