export { Agenda } from './agenda.tsx';
export { CalendarLegend, CalendarTools, NarrowCalendar, WideCalendar } from './calendar-layout.ts';
export { EntryButton } from './entry-button.tsx';
export type { CalendarEntry, EntryTone } from './calendar-entry.ts';
export { MonthCalendar } from './month-calendar.tsx';
export { MonthNav } from './month-nav.tsx';
export { daysOfMonth, firstWeekday, isMonth, lanesOf, monthOf, monthRange } from './month.model.ts';
