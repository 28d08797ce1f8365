import type { Db, FileCensus } from '@dara/backend';
import { scriptFiles } from '../modules/brief/brief.public.ts';
import { imageFiles } from '../modules/image/image.public.ts';
import { videoFiles } from '../modules/video/video.public.ts';

/** The files referenced by rows of the api. */
export async function fileCensus(db: Db): Promise<FileCensus> {
  const all = [await imageFiles(db), await videoFiles(db), await scriptFiles(db)];
  return {
    claims: all.flatMap(({ claims }) => claims),
    derived: all.flatMap(({ derived }) => derived),
  };
}
