// A module of its own, so that the lazy chunk holds the dialog and not the whole kit.
export { ConfirmDialog } from '@dara/kit/ui';
