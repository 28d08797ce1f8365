import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import type { Merge, MergeField } from './conflict.model.ts';

const LazyDialog = lazyComponent(() =>
  import(/* webpackChunkName: "conflict-dialog" */ './conflict-dialog.tsx').then(
    (module) => module.ConflictDialog,
  ),
);

/** Label and display of a form value in the dialog; unlisted fields keep the user's own value. */
export interface ConflictField<Values> extends MergeField {
  name: keyof Values & string;
  label: string;
  /** The value, or one entry of a keyed list; never called for removed ones. */
  show: (value: never) => ReactNode;
}

interface Pending<Values> {
  merge: Merge<Values>;
  settle: (values: Values | undefined) => void;
}

/** Asks which edit of each conflicting value to keep; resolves to undefined when the dialog is closed. */
export function useConflictChoice<Values extends object>(
  fields: readonly ConflictField<Values>[],
  name: string | undefined,
) {
  const [pending, setPending] = useState<Pending<Values>>();
  const choose = (merge: Merge<Values>) =>
    new Promise<Values | undefined>((resolve) => {
      const settle = (values: Values | undefined) => {
        setPending(undefined);
        resolve(values);
      };
      setPending({ merge, settle });
    });
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
  return { choose, dialog };
}
