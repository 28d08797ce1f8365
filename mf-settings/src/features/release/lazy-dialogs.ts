import { lazyComponent } from '@dara/kit/ui';

/** Dialogs with forms, which most visits do not open. */
export const DecisionDialog = lazyComponent(() =>
  import(/* webpackChunkName: "decision-dialog" */ './decision-dialog.tsx').then(
    (module) => module.DecisionDialog,
  ),
);
export const TokenDialog = lazyComponent<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "token-dialog" */ './token-dialog.tsx').then(
    (module) => module.TokenDialog,
  ),
);
