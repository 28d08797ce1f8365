import { toIsoDate } from '@dara/kit/format';
import {
  targetOfFigure,
  targetOfStage,
  type ApplicationStatus,
  type FigureList,
  type FigureTarget,
} from '@dara/model';
import type { Dashboard } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import type { FigureName } from './dashboard.model.ts';

const LISTS: Record<FigureList, string> = {
  job: `${paths.jobs}?`,
  application: `${paths.applications}?`,
  request: `${paths.requests}?`,
  booking: `${paths.bookings}?view=list&`,
  proposal: `${paths.proposals}?`,
  business: `${paths.businesses}?`,
  talent: `${paths.talents}?`,
};

export const targetPath = ({ list, query }: FigureTarget): string => `${LISTS[list]}${query}`;

/** The list of exactly what a figure counts. */
export const figurePath = (name: FigureName, now: number): string =>
  targetPath(targetOfFigure(name, toIsoDate(now)));

export const stagePath = (status: ApplicationStatus): string => targetPath(targetOfStage(status));

/** Where something that ends today is decided. */
export function duePath({ kind, id, jobId }: Dashboard['due'][number]): string {
  if (kind === 'OptionLapses') return paths.bookingDetail(id);
  if (jobId === null) return paths.jobs;
  return kind === 'RequestEnds' ? paths.jobRequests(jobId) : paths.jobDetail(jobId);
}
