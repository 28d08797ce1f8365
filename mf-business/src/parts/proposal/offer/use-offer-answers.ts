import { localized, useLocale } from '@dara/sdk/i18n';
import { errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createAnswerQueue } from '../answer-queue.ts';
import type { Answer, QueueSnapshot, StoredAnswer } from '../answer-state.ts';
import type { OfferItem } from './offer.ts';

export interface OfferAnswers {
  snapshot: QueueSnapshot;
  onAnswer: (id: string, answer: Answer) => void;
}

interface AnswersOptions {
  /** Names the proposal on the device. */
  name: string;
  items: readonly OfferItem[];
  send: (id: string, body: Answer & { version: number }) => Promise<StoredAnswer>;
  /** The proposal has changed since it was loaded. */
  onStale: () => void;
}

/** Stores decisions, sends them immediately, and again when the connection is back. */
export function useOfferAnswers({ name, items, send, onStale }: AnswersOptions): OfferAnswers {
  const notice = useNotice();
  const locale = useLocale();
  const handlers = {
    send,
    onConflict: (theirs: StoredAnswer) => {
      const item = items.find(({ id }) => id === theirs.id);
      const values = { name: localized(item?.talentName, locale) };
      notice({ kind: 'info', message: { id: 'business.proposal.offer.conflict', values } });
      onStale();
    },
    onRefused: (error: unknown) => {
      notice({ kind: 'error', message: errorMessage(error) });
      onStale();
    },
  };
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const [queue] = useState(() =>
    createAnswerQueue({
      key: `proposal-answers:${name}`,
      send: (id, body) => latest.current.send(id, body),
      onConflict: (theirs) => latest.current.onConflict(theirs),
      onRefused: (error) => latest.current.onRefused(error),
    }),
  );
  useEffect(() => queue.load(items), [queue, items]);
  useEffect(() => {
    window.addEventListener('online', queue.flush);
    return () => {
      window.removeEventListener('online', queue.flush);
      queue.stop();
    };
  }, [queue]);
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return { snapshot, onAnswer: queue.answer };
}
