// Separate module, so that the lazy chunk contains only the dialog.
export { ConfirmDialog } from '@dara/kit/ui';
