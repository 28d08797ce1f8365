import { lazyComponent } from '@dara/kit/ui';
import type { BookDialogProps } from './book-dialog.tsx';

const Dialog = lazyComponent(() =>
  import(/* webpackChunkName: "book-dialog" */ './book-dialog.tsx').then(
    (module) => module.BookDialog,
  ),
);

/** Lazy: the dialog with its date fields. */
export function LazyBookDialog(props: BookDialogProps) {
  return <Dialog {...props} pending={null} onFailed={props.onClose} />;
}
