import { lazyComponent } from '@dara/kit/ui';
import type { AddTalentDialogProps } from './add-talent-dialog.tsx';
import type { ApplicationBoardViewProps } from './application-board-view.tsx';
import type { ApplicationTableProps } from './application-table.tsx';
import type { ApplicationDrawerProps } from './drawer/application-drawer.tsx';
import type { CompareViewProps } from './compare/compare-view.tsx';
import type { HireDialogProps } from './move/hire-dialog.tsx';
import type { ReleaseDialogProps } from './move/release-dialog.tsx';
import type { RejectApplicationsDialogProps } from './move/reject-applications-dialog.tsx';

// Parts loaded on demand.

export const LazyAddTalentDialog = lazyComponent<AddTalentDialogProps>(() =>
  import(/* webpackChunkName: "application-dialogs" */ './add-talent-dialog.tsx').then(
    (module) => module.AddTalentDialog,
  ),
);

export const LazyApplicationBoardView = lazyComponent<ApplicationBoardViewProps>(() =>
  import(/* webpackChunkName: "application-board" */ './application-board-view.tsx').then(
    (module) => module.ApplicationBoardView,
  ),
);

export const LazyApplicationTable = lazyComponent<ApplicationTableProps>(() =>
  import(/* webpackChunkName: "application-table" */ './application-table.tsx').then(
    (module) => module.ApplicationTable,
  ),
);

export const LazyApplicationDrawer = lazyComponent<ApplicationDrawerProps>(() =>
  import(/* webpackChunkName: "application-drawer" */ './drawer/application-drawer.tsx').then(
    (module) => module.ApplicationDrawer,
  ),
);

export const LazyCompareView = lazyComponent<CompareViewProps>(() =>
  import(/* webpackChunkName: "application-compare" */ './compare/compare-view.tsx').then(
    (module) => module.CompareView,
  ),
);

export const LazyHireDialog = lazyComponent<HireDialogProps>(() =>
  import(/* webpackChunkName: "application-dialogs" */ './move/hire-dialog.tsx').then(
    (module) => module.HireDialog,
  ),
);

export const LazyRejectApplicationsDialog = lazyComponent<RejectApplicationsDialogProps>(() =>
  import(
    /* webpackChunkName: "application-dialogs" */ './move/reject-applications-dialog.tsx'
  ).then((module) => module.RejectApplicationsDialog),
);

export const LazyReleaseDialog = lazyComponent<ReleaseDialogProps>(() =>
  import(/* webpackChunkName: "application-dialogs" */ './move/release-dialog.tsx').then(
    (module) => module.ReleaseDialog,
  ),
);
