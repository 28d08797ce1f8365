import { CHANNELS, GENDERS, TALENT_BODY, UNITS } from '@dara/model';
import { channelMessages, genderMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import {
  RangeField,
  chosenFilters,
  type ListFilter,
  type ListState,
  type RangeFieldProps,
} from '@dara/kit/resource';
import { useTalentTagsQuery } from '../../api/generated.ts';
import { FilterChips } from '../../parts/faceted-list/filter-chips.tsx';
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
    age: {
      name: 'age',
      label: formatMessage(talentMessages.age),
      range: {
        bounds: talentRanges.age,
        format: String,
        unit: formatMessage({ id: 'public.talent.filter.years' }),
      },
    },
    height: {
      name: 'height',
      label: localized(TALENT_BODY.height.label, locale),
      range: {
        bounds: talentRanges.height,
        format: String,
        unit: localized(UNITS.cm, locale),
      },
    },
    tags: {
      name: 'tags',
      label: formatMessage(talentMessages.tags),
      multiple: true,
      // Without a single tag the api answers 204.
      options: (tags ?? []).map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
    },
  } as const satisfies Record<string, ListFilter>;
}

/** All public filters of talents, casting criteria first; each change updates the URL. */
export function TalentFilters({ list }: { list: TalentListState }) {
  const { channel, followers, engagementRate, gender, age, height, tags } = useFilters();
  const { filters, linkTo, linkToToggled } = list;
  const chosenChannel = channelOf(filters);
  return (
    <>
      <FilterChips
        {...gender}
        value={filters.gender ? [filters.gender] : []}
        linkTo={(option) =>
          linkTo({ gender: GENDERS.find((one) => one === option && one !== filters.gender) })
        }
      />
      <Range list={list} filter={age} />
      <Range list={list} filter={height} />
      {tags.options.length > 0 && (
        <FilterChips
          {...tags}
          limit={TAGS_IN_SIGHT}
          value={filters.tags ?? []}
          linkTo={(option) => linkToToggled('tags', option)}
        />
      )}
      <FilterChips
        {...channel}
        value={chosenChannel ? [chosenChannel] : []}
        linkTo={(option) => {
          const next = CHANNELS.find((one) => one === option && one !== chosenChannel);
          return linkTo({ channel: next ?? anyChannel(filters) });
        }}
      />
      <Range list={list} filter={followers} />
      <Range list={list} filter={engagementRate} />
    </>
  );
}

interface RangeProps {
  list: TalentListState;
  filter: {
    name: keyof typeof talentRanges;
    label: string;
    range: Pick<RangeFieldProps, 'bounds' | 'format' | 'unit'>;
  };
}

/** One of the range filters. */
function Range({ list, filter: { name, label, range } }: RangeProps) {
  return (
    <RangeField
      label={label}
      {...range}
      value={list.filters[name]}
      onChange={(value) => list.setFilters({ [name]: value })}
      sent={{
        name,
        form: list.formOf(name),
        linkTo: (value) => list.linkTo({ [name]: value }),
      }}
    />
  );
}

/** The active filters as text. */
export function useActiveTalentFilters({ filters }: TalentListState) {
  const intl = useIntl();
  const values = { ...filters, channel: channelOf(filters) };
  const without = { channel: anyChannel(filters) };
  return chosenFilters(intl, Object.values(useFilters()), values).map((one) =>
    'channel' in one.without ? { ...one, without } : one,
  );
}
