import type { useFormat } from '@dara/kit/format';
import { defineMessages, type IntlShape } from '@dara/sdk/i18n';

/** One list entry in the history, such as a channel or a date range. */
export type HistoryEntry = Readonly<Record<string, unknown>>;

/** How the history of a kind of record is displayed. Functions return `undefined` for unknown values. */
export interface HistoryFormatter {
  action: (action: string) => string | undefined;
  field: (field: string) => string | undefined;
  role: (permission: string) => string | undefined;
  /** A field's value as text or number. */
  text?: (field: string, text: string) => string | undefined;
  /** A list entry. */
  entry?: (field: string, entry: HistoryEntry) => string | undefined;
}

export interface HistoryFormats {
  intl: IntlShape;
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'dateTime'>;
}

const actionMessages = defineMessages({
  Create: { id: 'kit.record.history.action.Create' },
  Update: { id: 'kit.record.history.action.Update' },
  Status: { id: 'kit.record.history.action.Status' },
  Delete: { id: 'kit.record.history.action.Delete' },
  Restore: { id: 'kit.record.history.action.Restore' },
  Export: { id: 'kit.record.history.action.Export' },
});

/** An action; without a message its stored name is shown. */
export function actionText(action: string, wording: HistoryFormatter, intl: IntlShape): string {
  const own = wording.action(action);
  if (own !== undefined) return own;
  return action in actionMessages
    ? intl.formatMessage(actionMessages[action as keyof typeof actionMessages])
    : action;
}

const isEntry = (value: unknown): value is HistoryEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);
const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** A text or number of the history as text; undefined for other values. */
export const historyText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The non-empty parts on one line. */
export const joinParts = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** A history value as lines of text; empty for an empty one. */
export function valueLines(
  field: string,
  value: unknown,
  wording: Pick<HistoryFormatter, 'text' | 'entry'>,
  formats: HistoryFormats,
): string[] {
  if (value === null || value === undefined || value === '') return [];
  const { formatMessage } = formats.intl;
  if (field === 'imageId') return [formatMessage({ id: 'kit.record.history.picture' })];
  if (field === 'imageIds' && Array.isArray(value)) {
    if (value.length === 0) return [];
    return [formatMessage({ id: 'kit.record.history.pictures' }, { count: value.length })];
  }
  if (Array.isArray(value)) {
    return value.flatMap((one) => valueLines(field, one, wording, formats));
  }
  if (typeof value === 'boolean') {
    return [formatMessage({ id: value ? 'kit.resource.yes' : 'kit.resource.no' })];
  }
  if (!isEntry(value)) return [textLine(field, historyText(value), wording, formats)];
  const own = wording.entry?.(field, value);
  return own === undefined ? entryLines(value, formats) : [own];
}

function textLine(
  field: string,
  text: string,
  wording: Pick<HistoryFormatter, 'text'>,
  { intl, format }: HistoryFormats,
): string {
  const own = wording.text?.(field, text);
  if (own !== undefined) return own;
  if (field === 'status') {
    return intl.formatMessage({ id: `kit.ui.status.${text}`, defaultMessage: text });
  }
  return momentText(text, format);
}

/** Days and moments as people write them. */
function momentText(text: string, format: HistoryFormats['format']): string {
  if (isDay(text)) return format.date(text);
  return isMoment(text) ? format.dateTime(text) : text;
}

/** The text of an entry, without ids. */
function entryLines(entry: HistoryEntry, formats: HistoryFormats): string[] {
  if ('th' in entry || 'en' in entry) {
    return [historyText(entry.th), historyText(entry.en)].filter(Boolean);
  }
  const parts = Object.values(entry).flatMap((value) => {
    if (isEntry(value)) return entryLines(value, formats);
    const text = historyText(value);
    return isId(text) ? [] : [momentText(text, formats.format)];
  });
  return [joinParts(parts)].filter(Boolean);
}
