import { FormattedMessage } from '@dara/sdk/i18n';
import { Button } from '@dara/kit/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PortraitGridSkeleton } from '../../parts/cards/portrait-grid.tsx';
import { ShareButtons } from '../../parts/share/share-buttons.tsx';
import { SHORTLIST_MAX, useShortlist } from '../../parts/shortlist/shortlist-store.ts';
import { paths } from '../../paths.ts';
import {
  BriefLink,
  EmptyShortlist,
  Note,
  ShortlistHead,
  ShortlistTalents,
  Tools,
} from './shortlist-parts.tsx';

/** The device's own shortlist; removals can be undone. */
export function OwnShortlist() {
  const shortlist = useShortlist();
  const { ids, isKnown, restore } = shortlist;
  const undo = useRemoved(ids, isKnown);
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
        title={{ id: 'public.shortlist.title' }}
        lead={{ id: 'public.shortlist.lead' }}
      />
      <div role="status">
        {undo.before && (
          <Note>
            <p>
              <FormattedMessage
                id="public.shortlist.removed"
                values={{ count: undo.before.length - ids.length }}
              />
            </p>
            <Button
              ref={undoRef}
              size="small"
              onClick={() => {
                if (undo.before) restore(undo.before);
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
        />
      )}
    </>
  );
}

/** The list before the latest removals on this page, until a talent is added. */
function useRemoved(ids: readonly string[], isKnown: boolean) {
  const [before, setBefore] = useState<readonly string[]>();
  const shown = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    const last = shown.current;
    shown.current = ids;
    if (!last || last === ids) return;
    if (ids.length < last.length) setBefore((old) => old ?? last);
    else setBefore(undefined);
  }, [ids, isKnown]);
  return { before };
}
