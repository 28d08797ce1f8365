import { useIntl } from '@dara/sdk/i18n';
import { checkImageFile } from '@dara/kit/validation';
import { useState } from 'react';
import { isSameFile } from './album.ts';
import type { Picture } from '../picture/picture.ts';
import { preparePicture } from '../prepare/prepare-picture.ts';

/** Checks chosen files one by one against what is there already; what does not fit is named with its reason. */
export function useAlbumIntake(limit: number) {
  const intl = useIntl();
  const [problems, setProblems] = useState<string[]>([]);
  const [isPreparing, setIsPreparing] = useState(false);

  const take = async (files: readonly File[], present: readonly Picture[]): Promise<File[]> => {
    const refused: string[] = [];
    const accepted: File[] = [];
    setIsPreparing(true);
    for (const chosen of files) {
      const file = await preparePicture(chosen);
      const known = [...present, ...accepted];
      if (known.some((one) => isSameFile(one, file))) continue;
      const problem =
        known.length >= limit
          ? { id: 'kit.image.tooMany', values: { limit } }
          : await checkImageFile(file);
      if (!problem) accepted.push(file);
      else refused.push(`${file.name}: ${intl.formatMessage({ id: problem.id }, problem.values)}`);
    }
    setIsPreparing(false);
    setProblems(refused);
    return accepted;
  };
  return { problems, isPreparing, take, forget: () => setProblems([]) };
}
