import { lazyComponent } from '@dara/kit/ui';

// Parts loaded on demand.

export const LazyAddTalentDialog = lazyComponent(() =>
  import(/* webpackChunkName: "application-dialogs" */ './add-talent-dialog.tsx').then(
    (module) => module.AddTalentDialog,
  ),
);

export const LazyApplicationBoardView = lazyComponent(() =>
  import(/* webpackChunkName: "application-board" */ './application-board-view.tsx').then(
    (module) => module.ApplicationBoardView,
  ),
);

export const LazyApplicationTable = lazyComponent(() =>
  import(/* webpackChunkName: "application-table" */ './application-table.tsx').then(
    (module) => module.ApplicationTable,
  ),
);

export const LazyApplicationDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "application-drawer" */ './drawer/application-drawer.tsx').then(
    (module) => module.ApplicationDrawer,
  ),
);

export const LazyCompareView = lazyComponent(() =>
  import(/* webpackChunkName: "application-compare" */ './compare/compare-view.tsx').then(
    (module) => module.CompareView,
  ),
);

export const LazyHireDialog = lazyComponent(() =>
  import(/* webpackChunkName: "application-dialogs" */ './move/hire-dialog.tsx').then(
    (module) => module.HireDialog,
  ),
);

export const LazyRejectApplicationsDialog = lazyComponent(() =>
  import(
    /* webpackChunkName: "application-dialogs" */ './move/reject-applications-dialog.tsx'
  ).then((module) => module.RejectApplicationsDialog),
);

export const LazyReleaseDialog = lazyComponent(() =>
  import(/* webpackChunkName: "application-dialogs" */ './move/release-dialog.tsx').then(
    (module) => module.ReleaseDialog,
  ),
);
