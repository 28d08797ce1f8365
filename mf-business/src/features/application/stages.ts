import {
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  canTransition,
  type Actor,
  type ApplicationStatus,
} from '@dara/model';
import type { ApplicationRow } from '../../api/generated.ts';

export type Stage = ApplicationStatus;

/** The stages that a reader sees, in the order of the board; businesses do not see withdrawn applications. */
export function stagesFor(isStaff: boolean): Stage[] {
  return APPLICATION_STATUSES.filter((stage) => isStaff || stage !== 'Withdrawn');
}

function actorsFor(isStaff: boolean): Actor[] {
  return isStaff ? ['Staff'] : ['Business', 'Owner'];
}

/** Where an application may be moved by a reader. */
export function targetsOf(from: Stage, isStaff: boolean): Stage[] {
  const actors = actorsFor(isStaff);
  return APPLICATION_STATUSES.filter((to) =>
    canTransition(APPLICATION_TRANSITIONS, from, to, actors),
  );
}

/** Possible target stages for any of these. */
export function sharedTargets(rows: readonly ApplicationRow[], isStaff: boolean): Stage[] {
  const all = rows.map((row) => targetsOf(row.status, isStaff));
  return APPLICATION_STATUSES.filter((to) => all.some((targets) => targets.includes(to)));
}

export function byStage(rows: readonly ApplicationRow[]): Map<Stage, ApplicationRow[]> {
  const groups = new Map<Stage, ApplicationRow[]>();
  for (const row of rows) {
    const group = groups.get(row.status);
    if (group) group.push(row);
    else groups.set(row.status, [row]);
  }
  return groups;
}
