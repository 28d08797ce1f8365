import { TALENT_TYPES, type TalentType } from '@dara/model';

/** Queries of the home page; the numbers come from the specification. */
export const talkOfTheTownArgs = { type: 'TalkOfTheTown', page: 1, size: 10 } as const;
export const newsArgs = { type: 'General', page: 1, size: 4 } as const;
export const jobArgs = { page: 1, size: 8 } as const;
export const aboutArgs = { slug: 'about' } as const;
export const clientArgs = { page: 1, size: 24 } as const;

/** New faces are shown newest first, all others by their followers. */
export function talentGroupArgs(talentGroup: TalentType) {
  return {
    talentGroup,
    page: 1,
    size: 8,
    sortByColumn: talentGroup === 'NewBorn' ? 'CreatedAt' : 'Followers',
    sortByAlphabetically: 'desc',
  } as const;
}

/** Four beside the way to apply, so that the document stays small. */
export const newFacesArgs = { ...talentGroupArgs('NewBorn'), size: 4 } as const;

export const talentGroups = TALENT_TYPES;
