import {
  CHANNELS,
  GENDERS,
  TALENT_RANGES,
  TALENT_STATUSES,
  TALENT_TYPES,
  UNITS,
} from '@dara/model';
import { channelMessages, genderMessages, talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ListFilter } from '@dara/kit/resource';
import { useTalentTagsQuery } from '../../api/generated.ts';
import { talentMessages } from './talent.messages.ts';

/** Filters of the talent list, the most used first. */
export function useTalentFilters(isAdmin: boolean): ListFilter[] {
  const { formatMessage } = useIntl();
  const choices = useChoices();
  const ranges = useRanges();
  const deleted: ListFilter = {
    name: 'deleted',
    label: formatMessage(talentMessages.deleted),
    options: [{ value: 'true', label: formatMessage(talentMessages.deletedOnly) }],
  };
  return [...choices, ...ranges, ...(isAdmin ? [deleted] : [])];
}

function useChoices(): ListFilter[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data: tags } = useTalentTagsQuery();
  const yesAndNo = (yes: string, no: string) => [
    { value: 'true', label: formatMessage({ id: yes }) },
    { value: 'false', label: formatMessage({ id: no }) },
  ];
  return [
    {
      name: 'talentGroup',
      label: formatMessage(talentMessages.group),
      options: TALENT_TYPES.map((value) => ({
        value,
        label: formatMessage(talentTypeMessages[value]),
      })),
    },
    {
      name: 'status',
      label: formatMessage(talentMessages.status),
      multiple: true,
      options: TALENT_STATUSES.map((value) => ({
        value,
        label: formatMessage({ id: `kit.ui.status.${value}` }),
      })),
    },
    {
      name: 'active',
      label: formatMessage(talentMessages.active),
      options: yesAndNo('kit.ui.status.Active', 'kit.ui.status.Inactive'),
    },
    {
      name: 'isTop10',
      label: formatMessage(talentMessages.top10),
      options: yesAndNo('kit.resource.yes', 'kit.resource.no'),
    },
    {
      name: 'missingTranslation',
      label: formatMessage(talentMessages.translation),
      options: yesAndNo('talent.manage.filter.missing', 'talent.manage.filter.complete'),
    },
    {
      name: 'staleRates',
      label: formatMessage(talentMessages.rates),
      options: yesAndNo('talent.manage.filter.ratesStale', 'talent.manage.filter.ratesFresh'),
    },
    {
      name: 'unused',
      label: formatMessage(talentMessages.activity),
      options: yesAndNo('talent.manage.filter.unused', 'talent.manage.filter.used'),
    },
    {
      name: 'gender',
      label: formatMessage(talentMessages.gender),
      multiple: true,
      options: GENDERS.map((value) => ({ value, label: formatMessage(genderMessages[value]) })),
    },
    {
      name: 'tags',
      label: formatMessage(talentMessages.tags),
      multiple: true,
      options: (tags ?? []).map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
    },
    {
      name: 'channel',
      label: formatMessage(talentMessages.channel),
      options: CHANNELS.map((value) => ({ value, label: formatMessage(channelMessages[value]) })),
    },
  ];
}

function useRanges(): ListFilter[] {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat();
  const withUnit = (unit: string) => (figure: number) => `${formatNumber(figure)} ${unit}`;
  const locale = useLocale();
  const cm = localized(UNITS.cm, locale);
  const kg = localized(UNITS.kg, locale);
  const years = formatMessage({ id: 'talent.unit.years' });
  const formats = {
    followers: { format: format.compact },
    engagementRate: { format: format.percent, unit: '%' },
    budget: { format: format.money, unit: '฿' },
    age: { format: withUnit(years), unit: years },
    height: { format: withUnit(cm), unit: cm },
    weight: { format: withUnit(kg), unit: kg },
  };
  const labels = {
    followers: talentMessages.followers,
    engagementRate: talentMessages.engagement,
    budget: talentMessages.budget,
    age: talentMessages.age,
    height: talentMessages.heightRange,
    weight: talentMessages.weight,
  };
  return (Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({
    name,
    label: formatMessage(labels[name]),
    range: { bounds: TALENT_RANGES[name], ...formats[name] },
  }));
}
