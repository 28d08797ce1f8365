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
