import { lazyComponent } from '@dara/kit/ui';
import type { ReasonDialogProps } from './reason-dialog.tsx';

const Dialog = lazyComponent(() =>
  import(/* webpackChunkName: "reason-dialog" */ './reason-dialog.tsx').then(
    (module) => module.ReasonDialog,
  ),
);

/** Lazy: the dialog for a reason with its form. */
export function LazyReasonDialog(props: ReasonDialogProps) {
  return <Dialog {...props} pending={null} onFailed={props.onClose} />;
}
