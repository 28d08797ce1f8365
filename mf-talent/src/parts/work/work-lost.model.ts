import { isFile } from '@dara/kit/image-field';
import { isSame } from '@dara/kit/record';
import type { WorkRecord } from '../../api/generated.ts';
import { workUpdate, workValues, type WorkValues } from './work.model.ts';

/** What a work says apart from ids and pictures, with how many pictures each experience has. */
function contentOf(values: WorkValues): object {
  const { budgets, experiences, socialMediaPerformance } = workUpdate(values, 0).data;
  const bare = (rows: readonly { id?: string }[] = []) =>
    rows.map((row) => ({ ...row, id: undefined }));
  return {
    budgets: bare(budgets),
    experiences: bare(
      experiences?.map((row) => ({
        ...row,
        // The api writes addresses out.
        link: row.link?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? null,
        imageIds: row.imageIds?.map(() => ''),
      })),
    ),
    socialMediaPerformance: bare(socialMediaPerformance),
  };
}

/** Whether the work as it stands is what an attempt sent, whose answer was lost. */
export function wasApplied(lost: WorkValues, current: WorkRecord): boolean {
  return isSame(contentOf(lost), contentOf(workValues(current)));
}

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
