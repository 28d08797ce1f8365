import { TALENT_BODY, factText, languageName } from '@dara/model';
import { useFormat } from '@dara/kit/format';
import type { ListState } from '@dara/kit/resource';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useTalentListQuery, type TalentCard } from '../../api/generated.ts';
import type { FreeSpecs } from '../../parts/free-days/free-filter.ts';
import { talentsArgs } from '../../parts/shortlist/talents-args.ts';
import { useShortlistText } from './shortlist-texts.ts';

/** Of the free days, what is known about one talent. */
export type Availability = 'Free' | 'Ask' | 'Busy';

/** What is in the address of a shortlist beside its talents. */
export type ShortlistState = Pick<ListState<FreeSpecs>, 'filters' | 'formOf' | 'setFilters'>;

/** Who of these talents is free on the days of the address; skipped without days. */
export function useAvailability(ids: readonly string[], { filters: { free } }: ShortlistState) {
  const query = useTalentListQuery(
    { ...talentsArgs(ids), freeFrom: free?.from, freeTo: free?.to },
    { skip: !free || ids.length === 0 },
  );
  const known = free && query.currentData;
  const of = (id: string): Availability | undefined =>
    known && (known.items.find((talent) => talent.id === id)?.availability ?? 'Busy');
  return { free, of, query };
}

export type AvailabilityOf = ReturnType<typeof useAvailability>;

/** What one casts by, in a fixed order so that talents can be compared; unknown values are null. */
export function useTalentFacts({ free, of }: Pick<AvailabilityOf, 'free' | 'of'>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const text = useShortlistText();
  const { height: heightField, hairColour: hairField } = TALENT_BODY;
  const days = format.dateRange(free?.from, free?.to);
  const words = { Free: text('free', { days }), Busy: text('busy', { days }), Ask: text('ask') };
  return ({ id, age, height, hairColour, languages = [] }: TalentCard) => {
    const availability = of(id);
    const spoken = languages.map((code) => languageName(code, locale)).join(', ');
    return [
      {
        id: 'age',
        label: formatMessage({ id: 'public.talent.fact.age' }),
        value: age === null ? null : formatMessage({ id: 'public.talent.age' }, { age }),
      },
      {
        id: 'height',
        label: localized(heightField.label, locale),
        value: height === null ? null : factText(heightField, format.number(height), locale),
      },
      {
        id: 'hair',
        label: localized(hairField.label, locale),
        value: hairColour === null ? null : factText(hairField, hairColour, locale),
      },
      {
        id: 'languages',
        label: formatMessage({ id: 'public.talent.fact.languages' }),
        value: spoken || null,
      },
      ...(free
        ? [{ id: 'free', label: text('days'), value: availability ? words[availability] : null }]
        : []),
    ];
  };
}
