import type { ProposalDecision, ProposalReason } from '@dara/model';

/** The client's decision about one talent. */
export interface Answer {
  decision: ProposalDecision;
  reason: ProposalReason | null;
  comment: string | null;
}

/** An answer to be sent, with the version of the item that it is about; earlier releases stored none. */
export type PendingAnswer = Answer & { version?: number | undefined };

/** An answer as the server has it. */
export interface StoredAnswer extends Answer {
  id: string;
  version: number;
}

/** `waiting` is stored on this device until the connection is back. */
export type AnswerState = 'saving' | 'waiting';

export interface QueueSnapshot {
  /** Unsaved decisions, by item. */
  answers: Readonly<Record<string, PendingAnswer>>;
  states: Readonly<Record<string, AnswerState>>;
  /** The server's response to the decisions of this visit. */
  stored: Readonly<Record<string, StoredAnswer>>;
}

const NOTHING: QueueSnapshot = { answers: {}, states: {}, stored: {} };

export function storedAnswers(key: string): Record<string, PendingAnswer> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, PendingAnswer>;
  } catch {
    return {};
  }
}

function store(key: string, answers: QueueSnapshot['answers']): void {
  try {
    if (Object.keys(answers).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // A device without room still sends them.
  }
}

/** What is not sent yet and what was learned, watched by the page and stored on the device. */
export function createAnswerState(key: string) {
  const listeners = new Set<() => void>();
  let snapshot = NOTHING;
  const change = (next: Partial<QueueSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    store(key, snapshot.answers);
    for (const listener of listeners) listener();
  };
  return {
    change,
    snapshot: () => snapshot,
    mark: (id: string, state: AnswerState) =>
      change({ states: { ...snapshot.states, [id]: state } }),
    /** Removes sent decisions; newer ones are still to be sent. */
    drop(id: string, sent: Answer) {
      if (snapshot.answers[id] !== sent) return;
      const { [id]: _answer, ...answers } = snapshot.answers;
      const { [id]: _state, ...states } = snapshot.states;
      change({ answers, states });
    },
    learn: (stored: StoredAnswer) =>
      change({ stored: { ...snapshot.stored, [stored.id]: stored } }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
