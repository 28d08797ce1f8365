import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { Button, lazyComponent } from '@dara/kit/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PortraitGridSkeleton } from '../../parts/cards/portrait-grid.tsx';
import { ShareButtons } from '../../parts/share/share-buttons.tsx';
import { SHORTLIST_MAX } from '../../parts/shortlist/shortlist-store.ts';
import { useShortlist } from '../../parts/shortlist/use-shortlist.ts';
import { paths } from '../../paths.ts';
import { useNotes, type Notes } from './notes.ts';
import { OwnTalents, type PickedTalents } from './own-talents.tsx';
import { PdfButton } from './pdf-button.tsx';
import {
  BriefLink,
  EmptyShortlist,
  Note,
  ShortlistHead,
  ShortlistTalents,
  Tools,
} from './shortlist-parts.tsx';

const SavedShortlists = lazyComponent(() =>
  import(/* webpackChunkName: "shortlist-tools" */ './saved-shortlists.tsx').then(
    (module) => module.SavedShortlists,
  ),
);

/** The device's own shortlist; removals can be undone. */
export function OwnShortlist(picking: PickedTalents) {
  const shortlist = useShortlist();
  const { ids, isKnown, restore } = shortlist;
  const { notes, setNotes } = useNotes();
  const isBusiness = useSession().profile?.permission === 'Business';
  const undo = useRemoved(ids, notes, isKnown);
  const undoRef = useRef<HTMLButtonElement>(null);
  const emptyShortlist = (
    <EmptyShortlist title={{ id: 'public.shortlist.emptyTitle' }}>
      <FormattedMessage id="public.shortlist.emptyText" values={{ max: SHORTLIST_MAX }} />
    </EmptyShortlist>
  );
  useEffect(() => {
    // The focused button was removed with its card: focus moves here.
    if (undo.before && document.activeElement === document.body) {
      undoRef.current?.focus({ preventScroll: true });
    }
  }, [undo.before, ids]);
  return (
    <>
      <ShortlistHead
        title={<FormattedMessage id="public.shortlist.title" />}
        lead={<FormattedMessage id="public.shortlist.lead" />}
      />
      {isBusiness && isKnown && <SavedShortlists />}
      <div role="status">
        {undo.before && (
          <Note>
            <p>
              <FormattedMessage
                id="public.shortlist.removed"
                values={{ count: undo.before.ids.length - ids.length }}
              />
            </p>
            <Button
              ref={undoRef}
              size="small"
              onClick={() => {
                if (!undo.before) return;
                restore(undo.before.ids);
                setNotes(undo.before.notes);
              }}
            >
              <FormattedMessage id="public.shortlist.undo" />
            </Button>
          </Note>
        )}
      </div>
      {!isKnown && <PortraitGridSkeleton count={4} />}
      {isKnown && ids.length === 0 && emptyShortlist}
      {ids.length > 0 && (
        <ShortlistTalents
          ids={ids}
          empty={emptyShortlist}
          tools={(talents) => (
            <Tools>
              <BriefLink ids={talents.map(({ id }) => id)} />
              <ShareButtons path={paths.sharedShortlist(ids)} />
              <PdfButton ids={talents.map(({ id }) => id)} />
              <Button icon={<Trash2 size={18} aria-hidden />} onClick={() => shortlist.remove(ids)}>
                <FormattedMessage id="public.shortlist.clear" />
              </Button>
            </Tools>
          )}
          renderMissing={(missing) => (
            <>
              <p>
                <FormattedMessage id="public.shortlist.gone" values={{ count: missing.length }} />
              </p>
              <Button size="small" onClick={() => shortlist.remove(missing)}>
                <FormattedMessage id="public.shortlist.removeGone" />
              </Button>
            </>
          )}
        >
          {(talents) => <OwnTalents talents={talents} {...picking} />}
        </ShortlistTalents>
      )}
    </>
  );
}

/** The list with its notes before the latest removals on this page, until a talent is added. */
function useRemoved(ids: readonly string[], notes: Notes, isKnown: boolean) {
  const [before, setBefore] = useState<{ ids: readonly string[]; notes: Notes }>();
  const shown = useRef<typeof before>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    const last = shown.current;
    shown.current = { ids, notes };
    if (!last || last.ids === ids) return;
    if (ids.length < last.ids.length) setBefore((old) => old ?? last);
    else setBefore(undefined);
  }, [ids, notes, isKnown]);
  return { before };
}
