import { useDeviceValue } from '@dara/kit/resource';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useState } from 'react';
import { useShortlist } from '../../parts/shortlist/use-shortlist.ts';
import { useNotes } from './notes.ts';
import {
  useChangeShortlistMutation,
  useDeleteShortlistMutation,
  useLazyOpenShortlistQuery,
  useSaveShortlistMutation,
  type SavedRow,
  type SavedShortlist,
} from './saved-shortlists.api.ts';

/** Which saved list the list of the device was opened from, and at which version. */
type Opened = Pick<SavedRow, 'id' | 'name' | 'version'>;

function readOpened(stored: unknown): Opened | undefined {
  const { id, name, version } = (stored ?? {}) as Partial<Opened>;
  return typeof id === 'string' && typeof name === 'string' && typeof version === 'number'
    ? { id, name, version }
    : undefined;
}

/** Saving the shortlist of the device, and opening saved ones; failures are shown as a toast. */
export function useSavedShortlists() {
  const notice = useNotice();
  const { ids, replace } = useShortlist();
  const { notes, replaceNotes } = useNotes();
  const [opened, setOpened] = useDeviceValue('shortlist-saved', readOpened);
  /** What a colleague saved meanwhile. */
  const [conflict, setConflict] = useState<SavedShortlist>();
  const [isBusy, setIsBusy] = useState(false);
  const [load] = useLazyOpenShortlistQuery();
  const [save] = useSaveShortlistMutation();
  const [change] = useChangeShortlistMutation();
  const [remove] = useDeleteShortlistMutation();
  const talents = ids.map((id) => ({ id, note: notes[id] ?? '' }));
  const markOpened = ({ id, name, version }: SavedShortlist) => setOpened({ id, name, version });

  /** Answers whether it worked. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (isApiError(error) && error.code === 'SHORTLIST_NOT_EXIST') setOpened(undefined);
      notice({ kind: 'error', message: errorMessage(error) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const show = (list: SavedShortlist) => {
    replace(list.talents.map(({ id }) => id));
    replaceNotes(Object.fromEntries(list.talents.map(({ id, note }) => [id, note])));
    markOpened(list);
    setConflict(undefined);
  };
  /** Answers `saved`; a conflict is another state, a failure is shown. */
  const saveOver = async ({ id, version }: Pick<Opened, 'id' | 'version'>) => {
    setConflict(undefined);
    let outcome: 'saved' | 'conflict' = 'saved';
    const isDone = await run(async () => {
      try {
        markOpened(await change({ id, version, talents }).unwrap());
      } catch (error) {
        if (!isApiError(error) || error.code !== 'VERSION_CONFLICT' || !error.current) throw error;
        outcome = 'conflict';
        setConflict(error.current as SavedShortlist);
      }
    });
    return isDone ? outcome : 'failed';
  };

  return {
    ...{ ids, opened, conflict, isBusy, saveOver, show },
    dismissConflict: () => setConflict(undefined),
    saveAs: (name: string) => run(async () => markOpened(await save({ name, talents }).unwrap())),
    open: ({ id }: SavedRow) => run(async () => show(await load(id).unwrap())),
    rename: ({ id, version }: SavedRow, name: string) =>
      run(async () => {
        const renamed = await change({ id, version, name }).unwrap();
        if (opened?.id === id && opened.version === version) markOpened(renamed);
      }),
    remove: ({ id }: SavedRow) =>
      run(async () => {
        await remove(id).unwrap();
        if (opened?.id === id) setOpened(undefined);
      }),
  };
}
