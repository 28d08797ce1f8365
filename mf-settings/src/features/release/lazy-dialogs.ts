import { lazyComponent } from '@dara/kit/ui';
import type { Decision } from './release.api.ts';

export interface DecisionDialogProps {
  decision: Decision;
  /** Of its texts: the action, or what it is a case of. */
  text: DecisionText;
  /** The package, or everything. */
  name: string;
  /** The release it is about. */
  version?: string;
  onClose: () => void;
}
export type DecisionText =
  | 'promote'
  | 'restore'
  | 'rollback'
  | 'withdraw'
  | 'markBad'
  | 'unmarkBad'
  | 'approve'
  | 'grant'
  | 'revokeGrant'
  | 'freeze'
  | 'lift';

/** Dialogs with forms, which most visits do not open. */
export const DecisionDialog = lazyComponent<DecisionDialogProps>(() =>
  import(/* webpackChunkName: "decision-dialog" */ './decision-dialog.tsx').then(
    (module) => module.DecisionDialog,
  ),
);
export const TokenDialog = lazyComponent<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "token-dialog" */ './token-dialog.tsx').then(
    (module) => module.TokenDialog,
  ),
);
