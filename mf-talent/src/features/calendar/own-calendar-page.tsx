import {
  Agenda,
  CalendarLegend,
  CalendarTools,
  EntryButton,
  MonthCalendar,
  MonthNav,
  NarrowCalendar,
  WideCalendar,
  daysOfMonth,
  firstWeekday,
  isMonth,
  monthOf,
  monthRange,
  type CalendarEntry,
} from '@dara/agency/calendar';
import type { RoutePage, Locale } from '@dara/contract';
import { toIsoDate, useFormat } from '@dara/kit/format';
import { ButtonLink, ErrorState, SectionHeading, Sheet, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale, localized, type IntlShape } from '@dara/sdk/i18n';
import { useSearchParams } from '@dara/sdk/router';
import { useMemo, useState } from 'react';
import { useTalentCalendarQuery, type OwnCalendar } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { CalendarLinkPanel } from './calendar-link-panel.tsx';

const KINDS = [
  ['Booked', 'booked'],
  ['Held', 'first'],
  ['Bookout', 'bookout'],
] as const;

function OwnCalendarPage() {
  const intl = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => toIsoDate(Date.now()));
  const [openDay, setOpenDay] = useState<string>();
  const given = params.get('month') ?? '';
  const month = isMonth(given) ? given : monthOf(today);
  const query = useTalentCalendarQuery(monthRange(month, firstWeekday(locale)));
  const { data } = query;
  const entries = useMemo(() => (data ? ownEntries(data, intl, locale) : []), [data, intl, locale]);
  const days = daysOfMonth(month);
  const label = intl.formatMessage({ id: 'talent.calendar.title' });
  return (
    <>
      <SectionHeading
        level={1}
        lead={<FormattedMessage id="talent.calendar.lead" />}
        action={
          <ButtonLink to={`${paths.talentCreate}#bookouts`}>
            <FormattedMessage id="talent.calendar.editBookouts" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="talent.calendar.title" />
      </SectionHeading>
      <CalendarTools>
        <MonthNav
          {...{ month, today }}
          onChange={(next) =>
            setParams(next === monthOf(today) ? {} : { month: next }, { preventScrollReset: true })
          }
        />
        <CalendarLegend>
          {KINDS.map(([kind, tone]) => (
            <li key={kind}>
              <EntryButton as="span" $tone={tone}>
                <FormattedMessage id={`talent.calendar.kind.${kind}`} />
              </EntryButton>
            </li>
          ))}
        </CalendarLegend>
      </CalendarTools>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!data && !query.isError && <Skeleton height={420} shape="box" />}
      {data && !query.isError && (
        <>
          <WideCalendar>
            <MonthCalendar
              {...{ month, today, label, entries }}
              onSelect={(id) => setOpenDay(entries.find((entry) => entry.id === id)?.from)}
              onMore={setOpenDay}
            />
          </WideCalendar>
          <NarrowCalendar>
            <Agenda {...{ today, entries }} from={days[0]!} to={days.at(-1)!} />
          </NarrowCalendar>
          <CalendarLinkPanel linkedAt={data.linkedAt} />
        </>
      )}
      <Sheet
        side="end"
        open={openDay !== undefined}
        onClose={() => setOpenDay(undefined)}
        title={format.date(openDay, 'long')}
      >
        {openDay && <Agenda {...{ today, entries }} from={openDay} to={openDay} />}
      </Sheet>
    </>
  );
}

export const page: RoutePage = {
  Component: OwnCalendarPage,
  head: ({ formatMessage }) => ({ title: formatMessage('talent.calendar.title'), noIndex: true }),
};

/** Options, bookings and days off of the talent, as calendar entries. */
function ownEntries(
  { items, bookouts }: Pick<OwnCalendar, 'items' | 'bookouts'>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): CalendarEntry[] {
  const kindOf = (kind: string) => formatMessage({ id: `talent.calendar.kind.${kind}` });
  return [
    ...items.map(({ id, from, to, kind, jobTitle }): CalendarEntry => {
      const word = kindOf(kind);
      const title = localized(jobTitle, locale) || word;
      const tone = kind === 'Booked' ? 'booked' : 'first';
      return { id, from, to, tone, title, kind: word };
    }),
    ...bookouts.map(({ from, to }): CalendarEntry => {
      const kind = kindOf('Bookout');
      return { id: `${from}/${to}`, from, to, tone: 'bookout', title: kind, kind };
    }),
  ];
}
