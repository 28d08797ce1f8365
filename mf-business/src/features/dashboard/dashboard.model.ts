import type { Dashboard } from '../../api/generated.ts';

export type Figure = Dashboard['figures'][number];
export type FigureName = Figure['name'];

export type FigureGroup = 'waiting' | 'waitingForYou' | 'waitingForAgency' | 'figures';

/** Who decides next; other figures need no decision. */
const STAFF_GROUPS: Partial<Record<FigureName, FigureGroup>> = {
  jobsInReview: 'waiting',
  applicationsNew: 'waiting',
  applicationsShortlisted: 'waiting',
  businessesPending: 'waiting',
  talentsPending: 'waiting',
};
const BUSINESS_GROUPS: Partial<Record<FigureName, FigureGroup>> = {
  jobsDraft: 'waitingForYou',
  applicationsNew: 'waitingForYou',
  proposalsExpiring: 'waitingForYou',
  jobsInReview: 'waitingForAgency',
  applicationsShortlisted: 'waitingForAgency',
};
const GROUPS: FigureGroup[] = ['waiting', 'waitingForYou', 'waitingForAgency', 'figures'];

/** Figures by who decides next, pending ones first, otherwise in the order of the response. */
export function groupFigures(figures: readonly Figure[], isBusiness: boolean) {
  const groups = isBusiness ? BUSINESS_GROUPS : STAFF_GROUPS;
  return GROUPS.map((group) => ({
    group,
    figures: figures.filter(({ name }) => (groups[name] ?? 'figures') === group),
  })).filter((one) => one.figures.length > 0);
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
