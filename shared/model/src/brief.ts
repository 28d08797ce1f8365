import { ADULT_AGE, ageOn } from './age.ts';
import type { Gender, TalentType } from './enumerations.ts';

/** Why a talent does not fit the brief of a job, in the order in which the reasons are shown. */
export const BRIEF_REASONS = [
  'Minor',
  'Age',
  'Type',
  'Gender',
  'Height',
  'Language',
  'DayOff',
] as const;
export type BriefReason = (typeof BRIEF_REASONS)[number];

/** What a job wants; an empty list or null is no requirement. */
export interface BriefWants {
  /** One of these. */
  talentTypes: readonly TalentType[];
  /** One of these. */
  gender: readonly Gender[];
  ageFrom: number | null;
  ageTo: number | null;
  heightFrom: number | null;
  heightTo: number | null;
  /** All of these, as ISO 639 codes. */
  languages: readonly string[];
}

/** What is known about a talent; an empty list or null is unknown. */
export interface BriefTalent {
  talentTypes: readonly TalentType[];
  gender: Gender | null;
  birthday: string | null;
  height: number | null;
  languages: readonly string[];
  /** Days that the talent declared as off, both ends included. */
  bookouts: readonly { from: string; to: string }[];
}

/** `yyyy-mm-dd`; of a shoot with one known day this is both ends, and null without any. */
export interface BriefDates {
  shoot: { from: string; to: string } | null;
  today: string;
}

const isOutside = (value: number, from: number | null, to: number | null): boolean =>
  (from !== null && value < from) || (to !== null && value > to);

const lacks = <Value>(wanted: readonly Value[], has: (value: Value) => boolean): boolean =>
  wanted.length > 0 && !wanted.some(has);

/** Whether a job wants adults only. One that names no least age leaves the age open. */
const wantsAdults = ({ ageFrom }: BriefWants): boolean => ageFrom !== null && ageFrom >= ADULT_AGE;

/**
 * Why a talent does not fit a job; empty for a talent who fits. Unknown facts are no reason. The age is that of the
 * first shooting day, or of today while that day is unknown; `Minor` stands for `Age` where a job wants adults.
 */
export function briefMismatches(
  wants: BriefWants,
  talent: BriefTalent,
  { shoot, today }: BriefDates,
): BriefReason[] {
  const { talentTypes, gender, birthday, height, languages, bookouts } = talent;
  const age = birthday === null ? null : ageOn(birthday, shoot?.from ?? today);
  const isExcludedMinor = age !== null && age < ADULT_AGE && wantsAdults(wants);
  const applies: Record<BriefReason, boolean> = {
    Minor: isExcludedMinor,
    Age: !isExcludedMinor && age !== null && isOutside(age, wants.ageFrom, wants.ageTo),
    Type: talentTypes.length > 0 && lacks(wants.talentTypes, (type) => talentTypes.includes(type)),
    Gender: gender !== null && lacks(wants.gender, (one) => one === gender),
    Height: height !== null && isOutside(height, wants.heightFrom, wants.heightTo),
    Language: languages.length > 0 && wants.languages.some((one) => !languages.includes(one)),
    DayOff: shoot !== null && bookouts.some(({ from, to }) => from <= shoot.to && to >= shoot.from),
  };
  return BRIEF_REASONS.filter((reason) => applies[reason]);
}
