import { isApiError } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import { mergeValues, type Merge, type MergeField } from './conflict.model.ts';

const LazyDialog = lazyComponent<ConflictDialogProps>(() =>
  import(/* webpackChunkName: "conflict-dialog" */ './conflict-dialog.tsx').then(
    (module) => module.ConflictDialog,
  ),
);

/** A value of the form as the dialog names and shows it; fields that are not listed are one's own. */
export interface ConflictField<Values> extends MergeField {
  name: keyof Values & string;
  label: string;
  /** The value, or one entry of a list with keys; never called for what was removed. */
  show: (value: never) => ReactNode;
}

interface Pending<Values> {
  merge: Merge<Values>;
  settle: (values: Values | undefined) => void;
}

export interface ConflictOptions<Values, Record> {
  /** What the form shows of a record. */
  toValues: (record: Record) => Values;
  fields: readonly ConflictField<Values>[];
  /** What the record is called, for the dialog. */
  name?: string;
}

/** Someone who saves again and again is asked again, but not for ever. */
const ROUNDS = 5;

/**
 * Saves a record that somebody else may have changed meanwhile. On `VERSION_CONFLICT` the two edits are brought
 * together and sent once more; where both changed the same, a dialog lets the person choose. Closing it rejects
 * with the refusal, and the form keeps what was entered.
 *
 *     const conflict = useConflict<Values, ArticleRecord>({ toValues, fields });
 *     onSubmit={(values) => conflict.save(values, record, (mine, base) => update(mine, base.version))}
 *     {conflict.dialog}
 */
export function useConflict<Values extends object, Record extends { version: number }>({
  toValues,
  fields,
  name,
}: ConflictOptions<Values, Record>) {
  const notice = useNotice();
  const [pending, setPending] = useState<Pending<Values>>();

  const choose = (merge: Merge<Values>) =>
    new Promise<Values | undefined>((resolve) => {
      const settle = (values: Values | undefined) => {
        setPending(undefined);
        resolve(values);
      };
      setPending({ merge, settle });
    });

  const save = async <Result,>(
    values: Values,
    base: Record,
    send: (values: Values, base: Record) => Promise<Result>,
  ): Promise<Result> => {
    let mine = values;
    let from = base;
    for (let round = 1; ; round += 1) {
      try {
        return await send(mine, from);
      } catch (error) {
        const current = conflicting<Record>(error);
        if (!current || round > ROUNDS) throw error;
        const merge = mergeValues(toValues(from), mine, toValues(current), fields);
        if (merge.conflicts.length > 0) {
          const chosen = await choose(merge);
          if (!chosen) throw error;
          mine = chosen;
        } else {
          mine = merge.values;
          if (merge.taken.length > 0) {
            notice({ kind: 'info', message: { id: 'kit.record.conflict.merged' } });
          }
        }
        from = current;
      }
    }
  };

  const dialog = pending && (
    <LazyDialog
      merge={pending.merge}
      record={name}
      fields={fields}
      onResolve={(values) => pending.settle(values as Values)}
      onClose={() => pending.settle(undefined)}
      onFailed={() => pending.settle(undefined)}
    />
  );
  return { save, dialog };
}

/** The record as it stands, when that is why the call was refused. */
function conflicting<Record extends { version: number }>(error: unknown): Record | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return undefined;
  const current = error.current as Partial<Record> | undefined;
  return typeof current?.version === 'number' ? (current as Record) : undefined;
}
