import type { RoutePage } from '@dara/shared/contract';
import { useParams } from '@dara/shared/router';
import { EditorPage } from './editor-page.tsx';

function StaffCardPage() {
  const { id = '', compositeCardId = '' } = useParams();
  return <EditorPage talentId={id} cardId={compositeCardId} />;
}

/** A talent's card in the hands of staff. */
export const page: RoutePage = {
  Component: StaffCardPage,
  head: ({ formatMessage }) => ({ title: formatMessage('talent.card.title'), noIndex: true }),
};
