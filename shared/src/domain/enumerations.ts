import { defineMessages } from '@dara/shared/i18n';

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

/** What one person of a kind is called. */
export const talentTypeMessages = defineMessages({
  MegaStar: { id: 'shared.domain.talentType.MegaStar' },
  SuperStar: { id: 'shared.domain.talentType.SuperStar' },
  RisingStar: { id: 'shared.domain.talentType.RisingStar' },
  Influencer: { id: 'shared.domain.talentType.Influencer' },
  Actor: { id: 'shared.domain.talentType.Actor' },
  Singer: { id: 'shared.domain.talentType.Singer' },
  LiveTalent: { id: 'shared.domain.talentType.LiveTalent' },
  NewBorn: { id: 'shared.domain.talentType.NewBorn' },
});

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

export const jobTypeMessages = defineMessages({
  TVC: { id: 'shared.domain.jobType.TVC' },
  Film: { id: 'shared.domain.jobType.Film' },
  Series: { id: 'shared.domain.jobType.Series' },
  MV: { id: 'shared.domain.jobType.MV' },
  Print: { id: 'shared.domain.jobType.Print' },
  Runway: { id: 'shared.domain.jobType.Runway' },
  Event: { id: 'shared.domain.jobType.Event' },
  Live: { id: 'shared.domain.jobType.Live' },
  Social: { id: 'shared.domain.jobType.Social' },
  Presenter: { id: 'shared.domain.jobType.Presenter' },
  Other: { id: 'shared.domain.jobType.Other' },
});

export const CHANNELS = ['Instagram', 'Facebook', 'Tiktok', 'XTwitter', 'Youtube'] as const;
export type Channel = (typeof CHANNELS)[number];

export const channelMessages = defineMessages({
  Instagram: { id: 'shared.domain.channel.Instagram' },
  Facebook: { id: 'shared.domain.channel.Facebook' },
  Tiktok: { id: 'shared.domain.channel.Tiktok' },
  XTwitter: { id: 'shared.domain.channel.XTwitter' },
  Youtube: { id: 'shared.domain.channel.Youtube' },
});

export const GENDERS = ['Male', 'Female', 'LGBTQ+'] as const;
export type Gender = (typeof GENDERS)[number];

export const genderMessages = defineMessages({
  Male: { id: 'shared.domain.gender.Male' },
  Female: { id: 'shared.domain.gender.Female' },
  'LGBTQ+': { id: 'shared.domain.gender.LGBTQ' },
});
