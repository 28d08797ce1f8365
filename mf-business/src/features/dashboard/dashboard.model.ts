import type { Dashboard } from '../../api/generated.ts';

export type Figure = Dashboard['figures'][number];
export type FigureName = Figure['name'];

/** Decisions that are due, for the agency or for the business. */
const WAITING = new Set<FigureName>([
  'jobsInReview',
  'applicationsNew',
  'businessesPending',
  'talentsPending',
]);

/** Pending figures first, otherwise in the order of the response. */
export function groupFigures(figures: readonly Figure[]): { waiting: Figure[]; other: Figure[] } {
  return {
    waiting: figures.filter(({ name }) => WAITING.has(name)),
    other: figures.filter(({ name }) => !WAITING.has(name)),
  };
}

/** Stages of an application in order, without withdrawn. */
export const STAGES = ['Applied', 'Shortlisted', 'Hold', 'Hired', 'Completed', 'Rejected'] as const;

export function stageCounts(
  stages: Dashboard['stages'],
): { status: (typeof STAGES)[number]; count: number }[] {
  return STAGES.map((status) => ({
    status,
    count: stages.find((stage) => stage.status === status)?.count ?? 0,
  }));
}
