import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import type { ResourceDialogProps } from '../form/resource-dialog.tsx';
import type { ResourceHistoryDialogProps } from '../record/resource-history-dialog.tsx';

// Form fields and their libraries load only when a user edits.
export const ResourceDialog = lazyComponent<ResourceDialogProps>(() =>
  import(/* webpackChunkName: "resource-dialog" */ '../form/resource-dialog.tsx').then(
    (module) => module.ResourceDialog,
  ),
);

export const ResourceHistoryDialog = lazyComponent<ResourceHistoryDialogProps>(() =>
  import(/* webpackChunkName: "resource-history" */ '../record/resource-history-dialog.tsx').then(
    (module) => module.ResourceHistoryDialog,
  ),
);
