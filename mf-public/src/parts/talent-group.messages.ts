import { defineMessages } from '@dara/sdk/i18n';

/** Plural labels of the eight talent types. */
export const talentGroupMessages = defineMessages({
  MegaStar: { id: 'public.talentGroup.MegaStar' },
  SuperStar: { id: 'public.talentGroup.SuperStar' },
  RisingStar: { id: 'public.talentGroup.RisingStar' },
  Influencer: { id: 'public.talentGroup.Influencer' },
  Actor: { id: 'public.talentGroup.Actor' },
  Singer: { id: 'public.talentGroup.Singer' },
  LiveTalent: { id: 'public.talentGroup.LiveTalent' },
  NewBorn: { id: 'public.talentGroup.NewBorn' },
});
