export { Agenda, type AgendaProps } from './agenda.tsx';
export { CalendarLegend, CalendarTools, NarrowCalendar, WideCalendar } from './calendar-layout.ts';
export { EntryButton } from './entry-button.tsx';
export type { CalendarEntry, EntryTone } from './calendar-entry.ts';
export { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';
export { MonthNav } from './month-nav.tsx';
export {
  daysOfMonth,
  firstWeekday,
  isMonth,
  isMonthOf,
  lanesOf,
  monthOf,
  monthRange,
  shiftMonth,
  weeksOf,
  type DaySpan,
} from './month.model.ts';
