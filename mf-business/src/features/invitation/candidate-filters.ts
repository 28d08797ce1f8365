import {
  channelMessages,
  genderMessages,
  talentTypeMessages,
  useLanguageOptions,
} from '@dara/agency/labels';
import { CHANNELS, GENDERS, TALENT_RANGES, TALENT_TYPES, UNITS } from '@dara/model';
import { useFormat } from '@dara/kit/format';
import type { ListFilter } from '@dara/kit/resource';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useTalentTagsQuery } from '../../api/generated.ts';
import { candidateMessages } from './invitation.messages.ts';

/** Filters of candidates: the job's requirements first; weight for staff only. */
export function useCandidateFilters(isBusiness: boolean, hasStarred: boolean): ListFilter[] {
  const { formatMessage } = useIntl();
  const languages = useLanguageOptions();
  const locale = useLocale();
  const { data: tags = [] } = useTalentTagsQuery();
  const ranges = useRanges(isBusiness);
  return [
    {
      name: 'talentType',
      label: formatMessage(candidateMessages.types),
      multiple: true,
      options: TALENT_TYPES.map((value) => ({
        value,
        label: formatMessage(talentTypeMessages[value]),
      })),
    },
    {
      name: 'gender',
      label: formatMessage(candidateMessages.gender),
      multiple: true,
      options: GENDERS.map((value) => ({ value, label: formatMessage(genderMessages[value]) })),
    },
    {
      name: 'language',
      label: formatMessage(candidateMessages.languages),
      multiple: true,
      options: languages,
    },
    ...(hasStarred
      ? [
          {
            name: 'starred',
            label: formatMessage(candidateMessages.starred),
            options: [
              { value: 'true', label: formatMessage({ id: 'business.candidate.starred' }) },
            ],
          },
        ]
      : []),
    ...ranges,
    {
      name: 'channel',
      label: formatMessage(candidateMessages.channel),
      options: CHANNELS.map((value) => ({ value, label: formatMessage(channelMessages[value]) })),
    },
    {
      name: 'tags',
      label: formatMessage(candidateMessages.tags),
      multiple: true,
      options: tags.map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
    },
  ];
}

function useRanges(isBusiness: boolean): ListFilter[] {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const withUnit = (unit: string) => ({
    format: (figure: number) => `${formatNumber(figure)} ${unit}`,
    unit,
  });
  const all = {
    age: [candidateMessages.age, withUnit(formatMessage({ id: 'business.candidate.years' }))],
    height: [candidateMessages.heightRange, withUnit(localized(UNITS.cm, locale))],
    weight: [candidateMessages.weight, withUnit(localized(UNITS.kg, locale))],
    followers: [candidateMessages.followersRange, { format: format.compact }],
  } as const;
  return (Object.keys(all) as (keyof typeof all)[])
    .filter((name) => !(isBusiness && name === 'weight'))
    .map((name) => {
      const [label, wording] = all[name];
      return {
        name,
        label: formatMessage(label),
        range: { bounds: TALENT_RANGES[name], ...wording },
      };
    });
}
