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
export type Wanted = Pick<DecisionDialogProps, 'decision' | 'text' | 'version'>;

export type DecisionText =
  | 'promote'
  | 'promoteAll'
  | 'share'
  | 'changeShare'
  | 'endShare'
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

/** What can be decided about a release that has a share of the visitors. */
export function shareDecisions(name: string, version: string): Wanted[] {
  const promotion: Decision = { action: 'promote', input: { name, version } };
  const rollback: Decision = { action: 'rollback', input: { name, from: version } };
  return [
    { text: 'changeShare', version, decision: promotion },
    { text: 'promoteAll', version, decision: promotion },
    { text: 'endShare', version, decision: rollback },
  ];
}
