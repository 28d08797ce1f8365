import { CHANNELS, GENDERS, TALENT_BODY, TALENT_RANGES, UNITS, wordLabel } from '@dara/model';
import { channelMessages, genderMessages, useLanguageOptions } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import {
  RangeField,
  bandRange,
  bandText,
  chosenFilters,
  type FilterValues,
  type ListFilter,
  type ListState,
  type RangeFieldProps,
} from '@dara/kit/resource';
import { useTalentTagsQuery } from '../../api/generated.ts';
import { FilterChips } from '../../parts/faceted-list/filter-chips.tsx';
import { FreeDays } from './free-days.tsx';
import { anyChannel, channelOf, type TalentFilterSpecs } from './talent-list.model.ts';
import { talentMessages } from './talent.messages.ts';

type TalentListState = ListState<TalentFilterSpecs>;
type Filters = FilterValues<TalentFilterSpecs>;

/** Options in sight before "show all". */
const IN_SIGHT = 10;

function useFilters() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const languages = useLanguageOptions();
  const { data: tags } = useTalentTagsQuery();
  const looks = (name: 'hairColour' | 'skinTone') => ({
    name,
    label: localized(TALENT_BODY[name].label, locale),
    multiple: true as const,
    options: TALENT_BODY[name].words.map((value) => ({ value, label: wordLabel(value, locale) })),
  });
  const figures = (
    name: keyof Filters & keyof typeof TALENT_RANGES,
    label: string,
    words: Omit<FigureFilter['range'], 'bounds'>,
  ) => ({ name, label, range: { bounds: TALENT_RANGES[name], ...words } });
  return {
    gender: {
      name: 'gender',
      label: formatMessage(talentMessages.gender),
      multiple: true,
      options: GENDERS.map((value) => ({ value, label: formatMessage(genderMessages[value]) })),
    },
    age: figures('age', formatMessage(talentMessages.age), {
      format: String,
      unit: formatMessage({ id: 'public.talent.filter.years' }),
    }),
    height: figures('height', localized(TALENT_BODY.height.label, locale), {
      format: String,
      unit: localized(UNITS.cm, locale),
    }),
    hairColour: looks('hairColour'),
    skinTone: looks('skinTone'),
    language: {
      name: 'language',
      label: formatMessage(talentMessages.languages),
      multiple: true,
      options: languages,
    },
    tags: {
      name: 'tags',
      label: formatMessage(talentMessages.tags),
      multiple: true,
      // Without a single tag the api answers 204.
      options: (tags ?? []).map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
    },
    channel: {
      name: 'channel',
      label: formatMessage(talentMessages.channel),
      options: CHANNELS.map((value) => ({ value, label: formatMessage(channelMessages[value]) })),
    },
    followers: figures('followers', formatMessage(talentMessages.followers), {
      format: format.compact,
    }),
    engagementRate: figures('engagementRate', formatMessage(talentMessages.engagement), {
      format: format.percent,
      unit: '%',
    }),
  } as const satisfies Record<string, ListFilter>;
}

/** All public filters of talents, casting criteria first; each change updates the URL. */
export function TalentFilters({ list }: { list: TalentListState }) {
  const { gender, age, height, hairColour, skinTone, language, tags, ...social } = useFilters();
  const { filters, linkTo } = list;
  const chosenChannel = channelOf(filters);
  return (
    <>
      <Choices list={list} filter={gender} />
      <Bands list={list} filter={age} name="age" />
      <Bands list={list} filter={height} name="height" />
      <Choices list={list} filter={hairColour} />
      <Choices list={list} filter={skinTone} canFold />
      <Choices list={list} filter={language} canFold />
      {tags.options.length > 0 && <Choices list={list} filter={tags} canFold />}
      <FreeDays list={list} />
      <FilterChips
        {...social.channel}
        isFolded={!chosenChannel}
        value={chosenChannel ? [chosenChannel] : []}
        linkTo={(option) => {
          const next = CHANNELS.find((one) => one === option && one !== chosenChannel);
          return linkTo({ channel: next ?? anyChannel(filters) });
        }}
      />
      <Range list={list} filter={social.followers} name="followers" />
      <Range list={list} filter={social.engagementRate} name="engagementRate" />
    </>
  );
}

interface ChoicesProps {
  list: TalentListState;
  filter: {
    name: 'gender' | 'hairColour' | 'skinTone' | 'language' | 'tags';
    label: string;
    options: readonly { value: string; label: string }[];
  };
  canFold?: boolean;
}

/** A filter by any number of options. */
function Choices({ list, filter, canFold }: ChoicesProps) {
  const value = list.filters[filter.name] ?? [];
  return (
    <FilterChips
      {...filter}
      limit={IN_SIGHT}
      isFolded={canFold && value.length === 0}
      value={value}
      linkTo={(option) => list.linkToToggled(filter.name, option)}
    />
  );
}

interface FigureFilter {
  label: string;
  range: Pick<RangeFieldProps, 'bounds' | 'format' | 'unit'>;
}

interface FiguresProps<Name> {
  list: TalentListState;
  filter: FigureFilter;
  name: Name;
}

/** Several bands at once, or one range of one's own. */
function Bands({ list, filter: { label, range }, name }: FiguresProps<'age' | 'height'>) {
  const chosen = (list.filters[name] ?? []).map(bandRange);
  return (
    <RangeField
      label={label}
      {...range}
      value={chosen.length === 1 ? chosen[0] : undefined}
      chosen={chosen}
      onChange={(value) => list.setFilters({ [name]: value && [bandText(value)] })}
      sent={{
        name,
        form: list.formOf(name),
        linkTo: (band) => list.linkToToggled(name, bandText(band)),
      }}
    />
  );
}

/** One range of the figures of an account. */
function Range({
  list,
  filter: { label, range },
  name,
}: FiguresProps<'followers' | 'engagementRate'>) {
  const value = list.filters[name];
  return (
    <RangeField
      label={label}
      {...range}
      // Influencers are chosen by these figures.
      isFolded={!value && list.filters.talentGroup !== 'Influencer'}
      value={value}
      onChange={(next) => list.setFilters({ [name]: next })}
      sent={{
        name,
        form: list.formOf(name),
        linkTo: (band, isChosen) => list.linkTo({ [name]: isChosen ? undefined : band }),
      }}
    />
  );
}

/** The active filters as text. */
export function useActiveTalentFilters({ filters }: TalentListState) {
  const intl = useIntl();
  const format = useFormat();
  const { free, ...others } = filters;
  const values = { ...others, channel: channelOf(filters) };
  const withoutChannel = { channel: anyChannel(filters) };
  const active = chosenFilters(intl, Object.values(useFilters()), values).map((one) =>
    'channel' in one.without ? { ...one, without: withoutChannel } : one,
  );
  if (!free) return active;
  const days = format.dateRange(free.from, free.to);
  const text = `${intl.formatMessage(talentMessages.free)}: ${days}`;
  return [...active, { key: 'free', text, without: { free: undefined } }];
}
