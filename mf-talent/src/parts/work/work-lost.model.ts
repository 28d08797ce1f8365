import { isFile } from '@dara/kit/image-field';
import type { WorkRecord } from '../../api/generated.ts';
import { workValues, type WorkValues } from './work.model.ts';

type Named = { key: string; id?: string };

function takeIds<One extends Named>(rows: One[], lost: Named[], stored: Named[]): One[] {
  return rows.map((row) => {
    const id = stored[lost.findIndex(({ key }) => key === row.key)]?.id;
    return id === undefined ? row : { ...row, id };
  });
}

/** The form after an attempt that had arrived: its new rows and files are the stored ones now. */
export function withStoredIds(
  values: WorkValues,
  lost: WorkValues,
  current: WorkRecord,
): WorkValues {
  const stored = workValues(current);
  const pictureOf = new Map(
    lost.experiences.flatMap(({ pictures }, row) =>
      pictures.map((picture, at) => [picture, stored.experiences[row]?.pictures[at]] as const),
    ),
  );
  const experiences = takeIds(values.experiences, lost.experiences, stored.experiences);
  return {
    budgets: takeIds(values.budgets, lost.budgets, stored.budgets),
    experiences: experiences.map((row) => ({
      ...row,
      pictures: row.pictures.map((one) => (isFile(one) && pictureOf.get(one)) || one),
    })),
    socialMediaPerformance: takeIds(
      values.socialMediaPerformance,
      lost.socialMediaPerformance,
      stored.socialMediaPerformance,
    ),
  };
}
