import type { RoutePage } from '@dara/contract';
import { NoPermission } from '@dara/kit/ui';
import { Navigate, useLocation, useParams } from '@dara/sdk/router';
import { readProfile, useSession } from '@dara/sdk/session';
import { paths } from '../../../paths.ts';
import { cardNames } from '../../../parts/talent-names.ts';
import { isStaff, mayEdit } from '../access/card-access.ts';
import { NEW_CARD, cardPaths } from '../access/card-paths.ts';
import { EditorPage, EditorPending, CardUnavailable } from './editor-page.tsx';

/** Editor of a card, or of a new one: for the talent, without talent id in the URL, or for staff. */
function EditCardPage() {
  const params = useParams();
  const { pathname, search } = useLocation();
  const { profile } = useSession();
  const talentId = params.id ?? profile?.talentId;
  // The card's owner is unknown until the profile is loaded.
  if (!profile) return <EditorPending />;
  if (!talentId) return <CardUnavailable code="TALENT_NOT_EXIST" backTo={paths.home} />;
  if (!mayEdit(profile, talentId)) return <NoPermission />;
  const { compositeCardId: cardId = NEW_CARD } = params;
  // `/talent/profile/:id/compositecard` belongs to no menu entry.
  const place = cardPaths.card(talentId, NEW_CARD, isStaff(profile));
  if (pathname === `/talent/profile/${talentId}/compositecard`)
    return <Navigate to={place + search} replace />;
  return <EditorPage talentId={talentId} cardId={cardId} />;
}

export const page: RoutePage = {
  Component: EditCardPage,
  head: ({ formatMessage }) => ({ title: formatMessage('talent.card.title'), noIndex: true }),
  names: ({ params, ...args }) =>
    cardNames({ ...args, params: { id: readProfile()?.talentId ?? undefined, ...params } }),
};
