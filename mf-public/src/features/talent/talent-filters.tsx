import { CHANNELS, GENDERS, channelMessages, genderMessages } from '@dara/shared/domain';
import { useFormat } from '@dara/shared/format';
import { localized, useIntl, useLocale } from '@dara/shared/i18n';
import {
  RangeField,
  chosenFilters,
  type FilterTexts,
  type ListFilter,
  type ListState,
} from '@dara/shared/resource';
import { styled } from 'styled-components';
import { useTalentTagsQuery } from '../../api/generated.ts';
import type { ActiveFilter } from '../../parts/browse.tsx';
import { FilterChips } from '../../parts/filter-chips.tsx';
import {
  anyChannel,
  channelOf,
  talentRanges,
  type TalentFilterSpecs,
} from './talent-list.model.ts';
import { talentMessages } from './talent.messages.ts';

type TalentListState = ListState<TalentFilterSpecs>;

const TAGS_IN_SIGHT = 10;

function useChoices() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const { data: tags } = useTalentTagsQuery();
  return {
    channel: CHANNELS.map((value) => ({ value, label: formatMessage(channelMessages[value]) })),
    gender: GENDERS.map((value) => ({ value, label: formatMessage(genderMessages[value]) })),
    // Without a single tag the api answers 204.
    tags: (tags ?? []).map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
    followers: { bounds: talentRanges.followers, format: format.compact },
    engagementRate: { bounds: talentRanges.engagementRate, format: format.percent, unit: '%' },
  };
}

/** Every public filter of talents; the address changes with each press. */
export function TalentFilters({ list }: { list: TalentListState }) {
  const { formatMessage } = useIntl();
  const choices = useChoices();
  const { filters, setFilters } = list;
  const channel = channelOf(filters);
  return (
    <Fields>
      <FilterChips
        single
        label={formatMessage(talentMessages.channel)}
        options={choices.channel}
        value={channel ? [channel] : []}
        onChange={([next]) =>
          setFilters({ channel: CHANNELS.find((one) => one === next) ?? anyChannel(filters) })
        }
      />
      <RangeField
        label={formatMessage(talentMessages.followers)}
        {...choices.followers}
        value={filters.followers}
        onChange={(followers) => setFilters({ followers })}
      />
      <RangeField
        label={formatMessage(talentMessages.engagement)}
        {...choices.engagementRate}
        value={filters.engagementRate}
        onChange={(engagementRate) => setFilters({ engagementRate })}
      />
      <FilterChips
        single
        label={formatMessage(talentMessages.gender)}
        options={choices.gender}
        value={filters.gender ? [filters.gender] : []}
        onChange={([next]) => setFilters({ gender: GENDERS.find((one) => one === next) })}
      />
      {choices.tags.length > 0 && (
        <FilterChips
          label={formatMessage(talentMessages.tags)}
          options={choices.tags}
          limit={TAGS_IN_SIGHT}
          value={filters.tags ?? []}
          onChange={(next) => setFilters({ tags: next.length > 0 ? next : undefined })}
        />
      )}
    </Fields>
  );
}

/** The filters in force in words, each with what taking it away means. */
export function useActiveTalentFilters({ filters, setFilters }: TalentListState): ActiveFilter[] {
  const intl = useIntl();
  const choices = useChoices();
  const { formatMessage } = intl;
  const described: ListFilter[] = [
    {
      name: 'channel',
      label: formatMessage(talentMessages.channel),
      options: choices.channel,
    },
    {
      name: 'followers',
      label: formatMessage(talentMessages.followers),
      range: choices.followers,
    },
    {
      name: 'engagementRate',
      label: formatMessage(talentMessages.engagement),
      range: choices.engagementRate,
    },
    { name: 'gender', label: formatMessage(talentMessages.gender), options: choices.gender },
    {
      name: 'tags',
      label: formatMessage(talentMessages.tags),
      multiple: true,
      options: choices.tags,
    },
  ];
  const values: FilterTexts = { ...filters, channel: channelOf(filters) };
  return chosenFilters(intl, described, values).map(({ key, text, without }) => ({
    key,
    text,
    onRemove: () =>
      setFilters('channel' in without ? { channel: anyChannel(filters) } : (without as object)),
  }));
}

const Fields = styled.div`
  display: grid;
  gap: 28px;
`;
