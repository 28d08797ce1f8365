/** The kinds of talent in the order in which the agency presents them. */
export const TALENT_TYPES = [
  'MegaStar',
  'SuperStar',
  'RisingStar',
  'Influencer',
  'Actor',
  'Singer',
  'LiveTalent',
  'NewBorn',
] as const;
export type TalentType = (typeof TALENT_TYPES)[number];

export const JOB_TYPES = [
  'TVC',
  'Film',
  'Series',
  'MV',
  'Print',
  'Runway',
  'Event',
  'Live',
  'Social',
  'Presenter',
  'Other',
] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const CHANNELS = ['Instagram', 'Facebook', 'Tiktok', 'XTwitter', 'Youtube'] as const;
export type Channel = (typeof CHANNELS)[number];

export const GENDERS = ['Male', 'Female', 'LGBTQ+'] as const;
export type Gender = (typeof GENDERS)[number];
