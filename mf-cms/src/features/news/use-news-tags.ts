import { useNewsTagsQuery, type TagRef } from '../../api/generated.ts';

export const newsTagsArgs = {} as const;

/** Every tag that articles can bear; none while they are on their way. */
export function useNewsTagChoices(): readonly TagRef[] {
  return useNewsTagsQuery(newsTagsArgs).data ?? [];
}
