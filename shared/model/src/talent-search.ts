import type { Channel, Gender, TalentType } from './enumerations.ts';
import type { TALENT_BODY } from './fields/talent-body.ts';

type Word<Name extends 'hairColour' | 'skinTone'> = (typeof TALENT_BODY)[Name]['words'][number];

/** Filters of the public list of talents that are kept, as the api names them. Days and single talents are not. */
export interface TalentSearch {
  talentGroup?: TalentType;
  keyword?: string;
  channel?: Channel;
  followersFrom?: number;
  followersTo?: number;
  engagementRateFrom?: number;
  engagementRateTo?: number;
  gender?: Gender[];
  age?: string[];
  height?: string[];
  hairColour?: Word<'hairColour'>[];
  skinTone?: Word<'skinTone'>[];
  language?: string[];
  tags?: string[];
}

const rangeText = (from: number | undefined, to: number | undefined): string[] =>
  from === undefined && to === undefined
    ? []
    : [to === undefined ? `${from}` : `${from ?? 0}-${to}`];

/** The query of the page that shows these talents, newest first. */
export function talentSearchParams(search: TalentSearch): URLSearchParams {
  const { followersFrom, followersTo, engagementRateFrom, engagementRateTo, ...rest } = search;
  const texts: Record<string, string | string[] | undefined> = {
    ...rest,
    // The page limits influencers to one channel unless it is told not to.
    channel: rest.channel ?? (rest.talentGroup === 'Influencer' ? 'All' : undefined),
    followers: rangeText(followersFrom, followersTo),
    engagementRate: rangeText(engagementRateFrom, engagementRateTo),
  };
  const params = new URLSearchParams();
  for (const [name, value = []] of Object.entries(texts))
    for (const text of [value].flat()) params.append(name, text);
  params.set('sort', 'CreatedAt');
  params.set('order', 'desc');
  return params;
}
