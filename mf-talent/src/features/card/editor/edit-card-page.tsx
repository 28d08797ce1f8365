import type { RoutePage } from '@dara/contract';
import { useParams } from '@dara/sdk/router';
import { readProfile, useSession } from '@dara/sdk/session';
import { paths } from '../../../paths.ts';
import { cardNames } from '../../../parts/talent-names.ts';
import { EditorPage, EditorPending, CardUnavailable } from './editor-page.tsx';

/** Editor for the talent, without talent id in the URL, or for staff. */
function EditCardPage() {
  const params = useParams();
  const { profile } = useSession();
  const talentId = params.id ?? profile?.talentId;
  // The card's owner is unknown until the profile is loaded.
  if (!profile) return <EditorPending />;
  if (!talentId) return <CardUnavailable code="TALENT_NOT_EXIST" backTo={paths.home} />;
  return <EditorPage talentId={talentId} cardId={params.compositeCardId ?? ''} />;
}

export const page: RoutePage = {
  Component: EditCardPage,
  head: ({ formatMessage }) => ({ title: formatMessage('talent.card.title'), noIndex: true }),
  names: ({ params, ...args }) =>
    cardNames({ ...args, params: { id: readProfile()?.talentId ?? undefined, ...params } }),
};
