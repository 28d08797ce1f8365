import { useDeviceValue } from '@dara/kit/resource';
import { SHORTLIST_LIMITS, cutText } from '@dara/model';
import { cleanIds } from '../../parts/shortlist/shortlist-store.ts';
import { NOTES_KEY } from '../../parts/shortlist/use-shortlist.ts';

/** What the user noted about talents, by their ids. */
export type Notes = Readonly<Record<string, string>>;

const NONE: Notes = {};

/** Notes as they can be stored: texts of limited length by the ids of talents. */
function readNotes(stored: unknown): Notes {
  if (typeof stored !== 'object' || stored === null) return NONE;
  const notes = stored as Record<string, unknown>;
  return Object.fromEntries(
    cleanIds(Object.keys(notes)).flatMap((id) => {
      const note = notes[id];
      return typeof note === 'string' && note ? [[id, cutText(note, SHORTLIST_LIMITS.note)]] : [];
    }),
  );
}

/** The private notes of this device; an empty one is removed. */
export function useNotes() {
  const [notes, store] = useDeviceValue(NOTES_KEY, readNotes);
  return {
    notes,
    /** Of all talents; those that are not given have none. */
    replaceNotes: (next: Notes) => store(readNotes(next)),
    setNotes: (changes: Notes) => store(readNotes({ ...notes, ...changes })),
  };
}
