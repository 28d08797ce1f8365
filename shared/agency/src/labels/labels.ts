import { defineMessages } from '@dara/sdk/i18n';

export { businessName, type NamedBusiness } from './business-name.ts';
export { useLanguageOptions } from './languages.ts';
export { provinceName, useProvinceOptions } from './provinces.ts';

/** Singular label of a type. */
export const talentTypeMessages = defineMessages({
  MegaStar: { id: 'agency.domain.talentType.MegaStar' },
  SuperStar: { id: 'agency.domain.talentType.SuperStar' },
  RisingStar: { id: 'agency.domain.talentType.RisingStar' },
  Influencer: { id: 'agency.domain.talentType.Influencer' },
  Actor: { id: 'agency.domain.talentType.Actor' },
  Singer: { id: 'agency.domain.talentType.Singer' },
  LiveTalent: { id: 'agency.domain.talentType.LiveTalent' },
  NewBorn: { id: 'agency.domain.talentType.NewBorn' },
});

export const jobTypeMessages = defineMessages({
  TVC: { id: 'agency.domain.jobType.TVC' },
  Film: { id: 'agency.domain.jobType.Film' },
  Series: { id: 'agency.domain.jobType.Series' },
  MV: { id: 'agency.domain.jobType.MV' },
  Print: { id: 'agency.domain.jobType.Print' },
  Runway: { id: 'agency.domain.jobType.Runway' },
  Event: { id: 'agency.domain.jobType.Event' },
  Live: { id: 'agency.domain.jobType.Live' },
  Social: { id: 'agency.domain.jobType.Social' },
  Presenter: { id: 'agency.domain.jobType.Presenter' },
  Other: { id: 'agency.domain.jobType.Other' },
});

export const channelMessages = defineMessages({
  Instagram: { id: 'agency.domain.channel.Instagram' },
  Facebook: { id: 'agency.domain.channel.Facebook' },
  Tiktok: { id: 'agency.domain.channel.Tiktok' },
  XTwitter: { id: 'agency.domain.channel.XTwitter' },
  Youtube: { id: 'agency.domain.channel.Youtube' },
});

export const genderMessages = defineMessages({
  Male: { id: 'agency.domain.gender.Male' },
  Female: { id: 'agency.domain.gender.Female' },
  'LGBTQ+': { id: 'agency.domain.gender.LGBTQ' },
});
