import type { ApplicationStatus } from '@dara/agency/job';
import type { JobApplication } from '../../api/generated.ts';

export type StepState = 'done' | 'current' | 'ahead';

export interface Step {
  id: ApplicationStatus | 'Decision';
  state: StepState;
  /** When it came to that, as far as the talent may know. */
  date?: string;
}

/** Steps of an application for its talent. */
export function timeline({ status: now, createdAt, updatedAt }: JobApplication): Step[] {
  const applied: Step = { id: 'Applied', state: 'done', date: createdAt };
  const inReview: Step = { id: 'InReview', state: 'done' };
  const decision: Step = { id: 'Decision', state: 'ahead' };
  switch (now) {
    case 'Applied':
      return [{ ...applied, state: 'current' }, { ...inReview, state: 'ahead' }, decision];
    case 'InReview':
      return [applied, { ...inReview, state: 'current', date: updatedAt }, decision];
    case 'Withdrawn':
      return [applied, { id: now, state: 'current', date: updatedAt }];
    case 'Hired':
    case 'NotSelected':
      return [applied, inReview, { id: now, state: 'current', date: updatedAt }];
  }
}
