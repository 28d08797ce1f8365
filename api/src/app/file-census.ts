import type { Db, FileCensus } from '@dara/backend';
import { imageFiles } from '../modules/image/image.public.ts';
import { videoFiles } from '../modules/video/video.public.ts';

/** The files referenced by rows of the api. */
export async function fileCensus(db: Db): Promise<FileCensus> {
  const [images, videos] = [await imageFiles(db), await videoFiles(db)];
  return {
    claims: [...images.claims, ...videos.claims],
    derived: [...images.derived, ...videos.derived],
  };
}
