import type { NoticeKind } from '@dara/model';
import type { NoticeData } from './notify.ts';

/** Selects one of several texts for a kind, usually by the record's new status. */
export function noticeVariant(kind: NoticeKind, data: NoticeData): string | undefined {
  const { status, change, event, isReminder } = data;
  if (isReminder) return 'Reminder';
  const said = status ?? change ?? (kind === 'BookingMade' ? data['kind'] : event);
  return typeof said === 'string' ? said : undefined;
}

const OTHER_NAMES: Record<string, readonly string[]> = {
  job: ['jobTitle'],
  talent: ['talentName'],
  business: ['company'],
  day: ['validUntil'],
};

/** A value of an event's data, by any of its aliases in the modules. */
export function noticeValue(kind: NoticeKind, data: NoticeData, name: string): NoticeData[string] {
  const isJobs = name === 'job' && !kind.startsWith('Proposal');
  const names = [name, ...(OTHER_NAMES[name] ?? []), ...(isJobs ? ['title'] : [])];
  const found = names.find((each) => data[each] !== undefined && data[each] !== null);
  return found === undefined ? null : (data[found] ?? null);
}
