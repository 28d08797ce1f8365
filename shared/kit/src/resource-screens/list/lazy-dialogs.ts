import { lazyComponent } from '../../ui/base/lazy-component.tsx';

// Form fields and their libraries load only when a user edits.
export const ResourceDialog = lazyComponent(() =>
  import(/* webpackChunkName: "resource-dialog" */ '../form/resource-dialog.tsx').then(
    (module) => module.ResourceDialog,
  ),
);

export const ResourceHistoryDialog = lazyComponent(() =>
  import(/* webpackChunkName: "resource-history" */ '../record/resource-history-dialog.tsx').then(
    (module) => module.ResourceHistoryDialog,
  ),
);
