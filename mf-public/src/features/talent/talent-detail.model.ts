import type { ImageRef } from '@dara/contract';
import type { NewsListApiArg, TalentDetail, TalentListApiArg } from '../../api/generated.ts';

/** Number of related talents below a talent. */
export const RELATED = 4;

/** One more than shown: the talent itself may be among them. */
export function relatedArgs({ talentTypes }: TalentDetail): TalentListApiArg {
  return {
    talentGroup: talentTypes[0],
    page: 1,
    size: RELATED + 1,
    sortByColumn: 'Followers',
    sortByAlphabetically: 'desc',
  };
}

/** The portrait first, then the album, without duplicates. */
export function galleryOf({ image, album }: Pick<TalentDetail, 'image' | 'album'>): ImageRef[] {
  const all = image ? [image, ...album] : album;
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** Number of stories on the page of a talent. */
const STORIES = 3;

/** The newest stories that name a talent. */
export function storiesArgs(talentId: string): NewsListApiArg {
  return { talentId, page: 1, size: STORIES };
}
