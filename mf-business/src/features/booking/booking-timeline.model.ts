import { lanesOf, type CalendarEntry } from '@dara/agency/calendar';
import type { Locale } from '@dara/contract';
import { localized, type IntlShape } from '@dara/sdk/i18n';
import type { BookingCalendar } from '../../api/generated.ts';
import { bookoutTalent, entriesOf } from './booking-entries.model.ts';

/** Entries without overlap. */
export type TalentLane = readonly CalendarEntry[];

interface TalentRow {
  id: string;
  name: { th: string; en: string };
  lanes: TalentLane[];
}

/** The talents of a calendar by name, with entries in lanes. */
export function rowsOf(
  data: BookingCalendar,
  days: readonly string[],
  intl: IntlShape,
  locale: Locale,
): TalentRow[] {
  const range = { from: days[0]!, to: days.at(-1)! };
  const talentOf = new Map(data.items.map(({ id, talent }) => [id, talent]));
  const known = new Map(data.items.map(({ talent }) => [talent.id, talent]));
  const byTalent = new Map<string, CalendarEntry[]>();
  for (const entry of entriesOf(data, intl, locale)) {
    const id = bookoutTalent(entry.id) ?? talentOf.get(entry.id)?.id;
    if (id) byTalent.set(id, [...(byTalent.get(id) ?? []), entry]);
  }
  const rows = [...byTalent].flatMap(([id, entries]) => {
    const places = lanesOf(entries, range);
    const lanes: CalendarEntry[][] = [];
    for (const entry of entries) {
      const at = places.get(entry.id);
      if (at === undefined) continue;
      (lanes[at] ??= []).push(entry);
    }
    const name = known.get(id)?.name;
    return name && lanes.length > 0 ? [{ id, name, lanes }] : [];
  });
  return rows.toSorted((left, right) =>
    localized(left.name, locale).localeCompare(localized(right.name, locale), locale),
  );
}

interface Segment {
  day: string;
  /** Length in days. */
  length: number;
  entry: CalendarEntry | null;
}

/** Cells of a lane: an entry spans its days, free days are single cells. */
export function segmentsOf(lane: TalentLane, days: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < days.length;) {
    const day = days[at]!;
    const entry = lane.find(({ from, to }) => from <= day && to >= day) ?? null;
    const rest = days.slice(at);
    const end = entry ? rest.findIndex((next) => next > entry.to) : 1;
    const length = end === -1 ? rest.length : end;
    segments.push({ day, length, entry });
    at += length;
  }
  return segments;
}
