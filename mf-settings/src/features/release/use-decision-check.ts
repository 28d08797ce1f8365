import { useState } from 'react';
import { useReleaseCheckQuery, type Decision } from './release.api.ts';
import type { DecisionText } from './decision.ts';
import { findingsOf } from './release.model.ts';

/** By accepting what disappears, or by promoting in spite of a mark. */
const OVERRIDABLE: readonly string[] = ['CHANGE_NOT_ACCEPTED', 'MARKED_BAD'];

/** The checks of a promotion or rollback, and whether the reader overrides those that failed. */
export function useDecisionCheck(decision: Decision, text: DecisionText) {
  // What is live beside a share needs no check.
  const isChecked =
    text !== 'endShare' && (decision.action === 'promote' || decision.action === 'rollback');
  const query = useReleaseCheckQuery(decision, {
    skip: !isChecked,
    refetchOnMountOrArgChange: true,
  });
  const [isOverridden, setIsOverridden] = useState(false);
  const found = query.currentData && findingsOf(query.currentData.verdict);
  const hasFailed = found !== undefined && found.failed.length > 0;
  // A rollback is for emergencies: the platform lets it pass over any check.
  const isOverridable =
    hasFailed &&
    (decision.action === 'rollback' ||
      found.failed.every(({ code }) => OVERRIDABLE.includes(code)));
  return {
    ...{ isChecked, query, isOverridable, isOverridden, setIsOverridden },
    /** What is passed over, if anything. */
    overridden: isOverridden && isOverridable ? found : undefined,
    /** Nothing can be decided yet, or at all. */
    isHeld:
      isChecked &&
      // A smaller one needs no check; the platform refuses a larger one itself.
      text !== 'changeShare' &&
      (!found || (hasFailed && !(isOverridable && isOverridden))),
  };
}

export type DecisionCheck = ReturnType<typeof useDecisionCheck>;
