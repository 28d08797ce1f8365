import { errorMessage, isApiError } from '@dara/shared/api';
import { useNotice } from '@dara/shared/notice';
import type { RowSelection } from '@dara/shared/resource';
import { useRef, useState } from 'react';
import {
  useManagementTalentBulkMutation,
  type TalentBulkBody,
  type TalentBulkResult,
  type TalentRow,
} from '../../api/generated.ts';

export type BulkAction = TalentBulkBody['action'];
export type BulkFailure = TalentBulkResult['results'][number] & { name: string };

/** What became of a bulk change where not everything went well. */
export interface BulkOutcome {
  action: BulkAction;
  done: number;
  failures: readonly BulkFailure[];
  /** The connection or the server gave up before these were asked for. */
  unsent: number;
  error?: unknown;
}

/** As many as one call takes. */
const BULK_MAX = 100;

export const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BULK_MAX) }, (_, at) =>
    ids.slice(at * BULK_MAX, (at + 1) * BULK_MAX),
  );

/** Does one thing to the selected talents; those it could not be done to stay selected. */
export function useBulk(selection: RowSelection<TalentRow>) {
  const notice = useNotice();
  const [send] = useManagementTalentBulkMutation();
  const isRunning = useRef(false);
  const [running, setRunning] = useState<BulkAction>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const run = async (action: BulkAction, tagIds?: string[]) => {
    if (isRunning.current || selection.ids.length === 0) return;
    isRunning.current = true;
    setRunning(action);
    const ids = selection.ids;
    const results: TalentBulkResult['results'] = [];
    let error: unknown;
    for (const chunk of chunksOf(ids)) {
      try {
        const body = { ids: chunk, action, ...(tagIds && { tagIds }) };
        results.push(...(await send({ talentBulkBody: body }).unwrap()).results);
      } catch (failed) {
        error = failed;
        break;
      }
    }
    isRunning.current = false;
    setRunning(undefined);
    const done = results.filter(({ code }) => code === null);
    const failures = results
      .filter(({ code }) => code !== null)
      .map((one) => ({ ...one, name: selection.nameOf(one.id) }));
    const doneIds = new Set(done.map(({ id }) => id));
    selection.keepOnly(ids.filter((id) => !doneIds.has(id)));
    if (failures.length === 0 && error === undefined) {
      const message = { id: `talent.manage.bulk.done.${action}`, values: { count: done.length } };
      notice({ kind: 'success', message });
    } else if (results.length === 0) {
      // Nothing happened at all: one sentence says why, and the selection is as it was.
      notice({ kind: 'error', message: errorMessage(error) });
    } else {
      const unsent = ids.length - results.length;
      setOutcome({ action, done: done.length, failures, unsent, error });
    }
  };
  return { run, running, outcome, forget: () => setOutcome(undefined) };
}

/** Why one talent was left as it was: the refused field's rule says more than the code. */
export function failureMessage({ code, errors }: BulkFailure) {
  const [first] = errors ?? [];
  if (first?.rule === 'maxItems') {
    const limit = Number(first.params?.limit ?? 20);
    return { id: 'talent.manage.bulk.tooManyTags', values: { limit } };
  }
  const error = { status: 409, code: code ?? '' };
  return errorMessage(isApiError(error) ? error : undefined);
}
