import { errorMessage } from '@dara/sdk/api';
import { useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useRef, useState } from 'react';
import type { RowSelection } from '../../resource/rows/row-selection.ts';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import { chunksOf, type BulkOutcome, type BulkResult, type MessageId } from './bulk.model.ts';

const BulkResultDialog = lazyComponent(() =>
  import(/* webpackChunkName: "record-bulk" */ './bulk-result-dialog.tsx').then(
    (module) => module.BulkResultDialog,
  ),
);

/** Toasts of common bulk changes; each takes `count` and `records`. */
export const bulkDoneMessages = {
  activate: { id: 'kit.record.bulk.done.activate' },
  deactivate: { id: 'kit.record.bulk.done.deactivate' },
  tag: { id: 'kit.record.bulk.done.tag' },
  untag: { id: 'kit.record.bulk.done.untag' },
} as const;

export interface BulkActionOptions<Action extends string, Details extends unknown[]> {
  selection: Pick<RowSelection<never>, 'ids' | 'nameOf' | 'keepOnly'>;
  /** Counts the records: "{count, plural, one {# article} other {# articles}}". */
  records: MessageId;
  /** Toast after complete success; takes `count` and `records`. */
  done: Readonly<Record<Action, MessageId>>;
  /** Error messages specific to this action. */
  failureTexts?: Readonly<Record<string, MessageId>>;
  /** Called when no failure remains. */
  onAllDone?: () => void;
  /** Sends one call; rejects with an `ApiError` (`.unwrap()`). */
  send: (ids: string[], action: Action, ...details: Details) => Promise<readonly BulkResult[]>;
}

/**
 * Changes all selected records in the same way. Those that failed are named in `dialog`, with the reason, and stay
 * selected.
 */
export function useBulkAction<Action extends string, Details extends unknown[] = []>(
  options: BulkActionOptions<Action, Details>,
) {
  const { selection, records, done: doneMessages, failureTexts, send } = options;
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const isRunning = useRef(false);
  const [running, setRunning] = useState<Action>();
  const [outcome, setOutcome] = useState<BulkOutcome<Action>>();

  const sendAll = async (ids: readonly string[], action: Action, details: Details) => {
    const results: BulkResult[] = [];
    try {
      for (const chunk of chunksOf(ids)) results.push(...(await send(chunk, action, ...details)));
    } catch (error) {
      return { results, error };
    }
    return { results };
  };
  const run = async (action: Action, ...details: Details) => {
    if (isRunning.current || selection.ids.length === 0) return;
    isRunning.current = true;
    setRunning(action);
    const { ids } = selection;
    const { results, error } = await sendAll(ids, action, details);
    isRunning.current = false;
    setRunning(undefined);
    const doneIds = new Set(results.filter(({ code }) => code === null).map(({ id }) => id));
    const done = doneIds.size;
    const failures = results
      .filter(({ code }) => code !== null)
      .map((one) => ({ ...one, name: selection.nameOf(one.id) }));
    selection.keepOnly(ids.filter((id) => !doneIds.has(id)));
    if (failures.length === 0 && error === undefined) {
      const values = { count: done, records: formatMessage({ id: records.id }, { count: done }) };
      notice({ kind: 'success', message: { ...doneMessages[action], values } });
      options.onAllDone?.();
    } else if (results.length === 0) {
      // Nothing was changed: one message gives the reason, and the selection stays.
      notice({ kind: 'error', message: errorMessage(error) });
    } else {
      setOutcome({ action, done, failures, unsent: ids.length - results.length, error });
    }
  };

  const close = () => setOutcome(undefined);
  const dialog = outcome && (
    <BulkResultDialog
      outcome={outcome}
      records={records}
      doneMessage={doneMessages[outcome.action]}
      failureTexts={failureTexts}
      onClose={close}
      onFailed={close}
    />
  );
  return { run, running, dialog };
}
