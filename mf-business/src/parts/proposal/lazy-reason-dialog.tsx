import { lazyComponent } from '@dara/kit/ui';
import type { ReasonDialogProps } from './reason-dialog.tsx';

const Dialog = lazyComponent<ReasonDialogProps>(() =>
  import(/* webpackChunkName: "reason-dialog" */ './reason-dialog.tsx').then(
    (module) => module.ReasonDialog,
  ),
);

/** The dialog for a reason, whose form comes once it is opened. */
export function LazyReasonDialog(props: ReasonDialogProps) {
  return <Dialog {...props} pending={null} onFailed={props.onClose} />;
}
