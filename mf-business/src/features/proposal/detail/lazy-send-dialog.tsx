import { lazyComponent } from '@dara/kit/ui';
import type { SendDialogProps } from './send-dialog.tsx';

const Dialog = lazyComponent<SendDialogProps>(() =>
  import(/* webpackChunkName: "send-dialog" */ './send-dialog.tsx').then(
    (module) => module.SendDialog,
  ),
);

/** The dialog that sends a proposal, whose calendar comes once it is opened. */
export function LazySendDialog(props: SendDialogProps) {
  return <Dialog {...props} pending={null} onFailed={props.onClose} />;
}
