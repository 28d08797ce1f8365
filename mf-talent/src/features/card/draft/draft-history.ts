import { changed, isSameDraft, type CardDraft, type DraftChange } from './card-draft.ts';

/** How many steps can be taken back. */
const DEPTH = 100;

export interface DraftHistory {
  past: readonly CardDraft[];
  present: CardDraft;
  future: readonly CardDraft[];
  /** Changes under the same name are one step. */
  merge: string | undefined;
}

export type HistoryAction =
  | { type: 'change'; change: DraftChange; merge?: string }
  | { type: 'replace'; draft: CardDraft }
  | { type: 'undo' }
  | { type: 'redo' };

export const startHistory = (draft: CardDraft): DraftHistory => ({
  past: [],
  present: draft,
  future: [],
  merge: undefined,
});

function advance(history: DraftHistory, next: CardDraft, merge?: string): DraftHistory {
  const { past, present } = history;
  if (isSameDraft(next, present)) return history;
  const goesOn = merge !== undefined && merge === history.merge;
  return {
    past: goesOn ? past : [...past, present].slice(-DEPTH),
    present: next,
    future: [],
    merge,
  };
}

/** Undo history: current, past and future states of the card. */
export function historyReducer(history: DraftHistory, action: HistoryAction): DraftHistory {
  const { past, present, future } = history;
  switch (action.type) {
    case 'change':
      return advance(history, changed(present, action.change), action.merge);
    case 'replace':
      return advance(history, action.draft);
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return {
        past: past.slice(0, -1),
        present: before,
        future: [present, ...future],
        merge: undefined,
      };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, present], present: next, future: rest, merge: undefined };
    }
  }
}
