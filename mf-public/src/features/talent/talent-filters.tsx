import { CHANNELS, GENDERS, channelMessages, genderMessages } from '@dara/shared/domain';
import { useFormat } from '@dara/shared/format';
import { localized, useIntl, useLocale } from '@dara/shared/i18n';
import { RangeField, chosenFilters, type ListFilter, type ListState } from '@dara/shared/resource';
import { useTalentTagsQuery } from '../../api/generated.ts';
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

function useFilters() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const { data: tags } = useTalentTagsQuery();
  return {
    channel: {
      name: 'channel',
      label: formatMessage(talentMessages.channel),
      options: CHANNELS.map((value) => ({ value, label: formatMessage(channelMessages[value]) })),
    },
    followers: {
      name: 'followers',
      label: formatMessage(talentMessages.followers),
      range: { bounds: talentRanges.followers, format: format.compact },
    },
    engagementRate: {
      name: 'engagementRate',
      label: formatMessage(talentMessages.engagement),
      range: { bounds: talentRanges.engagementRate, format: format.percent, unit: '%' },
    },
    gender: {
      name: 'gender',
      label: formatMessage(talentMessages.gender),
      options: GENDERS.map((value) => ({ value, label: formatMessage(genderMessages[value]) })),
    },
    tags: {
      name: 'tags',
      label: formatMessage(talentMessages.tags),
      multiple: true,
      // Without a single tag the api answers 204.
      options: (tags ?? []).map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
    },
  } satisfies Record<string, ListFilter>;
}

/** Every public filter of talents; the address changes with each press. */
export function TalentFilters({ list }: { list: TalentListState }) {
  const { channel, followers, engagementRate, gender, tags } = useFilters();
  const { filters, setFilters, linkTo } = list;
  const chosenChannel = channelOf(filters);
  return (
    <>
      <FilterChips
        {...channel}
        single
        value={chosenChannel ? [chosenChannel] : []}
        linkTo={([next]) =>
          linkTo({ channel: CHANNELS.find((one) => one === next) ?? anyChannel(filters) })
        }
      />
      <RangeField
        label={followers.label}
        {...followers.range}
        value={filters.followers}
        onChange={(range) => setFilters({ followers: range })}
        sent={{
          name: followers.name,
          form: list.formOf('followers'),
          linkTo: (range) => linkTo({ followers: range }),
        }}
      />
      <RangeField
        label={engagementRate.label}
        {...engagementRate.range}
        value={filters.engagementRate}
        onChange={(range) => setFilters({ engagementRate: range })}
        sent={{
          name: engagementRate.name,
          form: list.formOf('engagementRate'),
          linkTo: (range) => linkTo({ engagementRate: range }),
        }}
      />
      <FilterChips
        {...gender}
        single
        value={filters.gender ? [filters.gender] : []}
        linkTo={([next]) => linkTo({ gender: GENDERS.find((one) => one === next) })}
      />
      {tags.options.length > 0 && (
        <FilterChips
          {...tags}
          limit={TAGS_IN_SIGHT}
          value={filters.tags ?? []}
          linkTo={(next) => linkTo({ tags: next.length > 0 ? next : undefined })}
        />
      )}
    </>
  );
}

/** The filters in force in words. */
export function useActiveTalentFilters({ filters }: TalentListState) {
  const intl = useIntl();
  const values = { ...filters, channel: channelOf(filters) };
  const without = { channel: anyChannel(filters) };
  return chosenFilters(intl, Object.values(useFilters()), values).map((one) =>
    'channel' in one.without ? { ...one, without } : one,
  );
}
