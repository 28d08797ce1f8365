import { isApiError } from '@dara/sdk/api';
import {
  createAnswerState,
  storedAnswers,
  type Answer,
  type PendingAnswer,
  type StoredAnswer,
} from './answer-state.ts';

interface QueueOptions {
  /** Storage key of the proposal. */
  key: string;
  send: (id: string, body: Answer & { version: number }) => Promise<StoredAnswer>;
  /** Another user answered meanwhile: their answer counts. */
  onConflict: (theirs: StoredAnswer) => void;
  /** The server does not accept this decision any more. */
  onRefused: (error: unknown) => void;
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

function isSameAnswer(a: Answer, b: Answer): boolean {
  return a.decision === b.decision && a.reason === b.reason && a.comment === b.comment;
}

/** Whether the call may succeed later as it is: no connection, or a server that is not well. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status } = error;
  return typeof status !== 'number' || status >= 500 || status === 429 || status === 408;
}

/**
 * Sends answers as they are made, each item's last one alone, and again until they have arrived: what was not sent is
 * stored on the device and outlives the page.
 */
export function createAnswerQueue({ key, send, onConflict, onRefused }: QueueOptions) {
  const versions = new Map<string, number>();
  const running = new Set<string>();
  const state = createAnswerState(key);
  let waitMs = FIRST_WAIT_MS;
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const learn = (stored: StoredAnswer) => {
    versions.set(stored.id, stored.version);
    state.learn(stored);
  };

  const retryLater = (id: string) => {
    state.mark(id, 'waiting');
    clearTimeout(timer);
    timer = setTimeout(flush, waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  };
  const fail = (id: string, sent: Answer, error: unknown) => {
    if (isApiError(error) && error.code === 'VERSION_CONFLICT') {
      const theirs = error.current as StoredAnswer;
      learn(theirs);
      state.drop(id, sent);
      if (!isSameAnswer(theirs, sent)) onConflict(theirs);
    } else if (isPassing(error)) retryLater(id);
    else {
      state.drop(id, sent);
      onRefused(error);
    }
  };
  const keep = (id: string, answer: PendingAnswer) =>
    state.change({ answers: { ...state.snapshot().answers, [id]: answer } });
  const sendOne = async (id: string) => {
    const answer = state.snapshot().answers[id];
    const version = answer?.version ?? versions.get(id);
    if (!answer || version === undefined || running.has(id)) return;
    running.add(id);
    state.mark(id, 'saving');
    try {
      const sent = await send(id, { ...answer, version });
      learn(sent);
      waitMs = FIRST_WAIT_MS;
      state.drop(id, answer);
      // A later answer is about what this one made of the item.
      const later = state.snapshot().answers[id];
      if (later) keep(id, { ...later, version: sent.version });
    } catch (error) {
      fail(id, answer, error);
    } finally {
      running.delete(id);
    }
    const next = state.snapshot().answers[id];
    if (next && next !== answer) await sendOne(id);
  };
  function flush(): void {
    clearTimeout(timer);
    for (const id of Object.keys(state.snapshot().answers)) void sendOne(id);
  }

  return {
    /** Takes over the server's state; sends decisions stored by an earlier visit. */
    load(items: readonly StoredAnswer[]) {
      for (const { id, version } of items) {
        versions.set(id, Math.max(version, versions.get(id) ?? 0));
      }
      if (isLoaded) return;
      isLoaded = true;
      const kept = Object.entries(storedAnswers(key)).filter(([id]) => versions.has(id));
      if (kept.length === 0) return;
      state.change({ answers: Object.fromEntries(kept) });
      flush();
    },
    answer(id: string, answer: Answer) {
      const version = state.snapshot().answers[id]?.version ?? versions.get(id);
      keep(id, { ...answer, version });
      void sendOne(id);
    },
    flush,
    subscribe: state.subscribe,
    snapshot: state.snapshot,
    stop: () => clearTimeout(timer),
  };
}
