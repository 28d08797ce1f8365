import { dateRank, required } from '@dara/kit/validation';
import type { BookingKind } from '@dara/model';
import type { ApiError } from '@dara/sdk/api';
import { array, boolean, object, string } from 'yup';
import type {
  ProposalBookingBulkResult,
  ProposalBookItem,
  ProposalItem,
  ProposalRecord,
} from '../../../api/generated.ts';

/** One place of the line-up that is still to be booked. */
export interface BookRow {
  /** The item that the client chose, or a replacement that fell out. */
  placeId: string;
  /** The item that is booked: the same, or a backup in its place. */
  itemId: string;
  isChosen: boolean;
  kind: BookingKind;
  from: string;
  to: string;
  /** Confirms days that the talent declared as off. */
  onDayOff: boolean;
}

export interface BookValues {
  rows: BookRow[];
}

/** A place without an active booking. */
export const isOpenPlace = ({ lineUp }: ProposalItem): boolean => lineUp?.state === 'Pending';

/** Whether the line-up leaves nothing to hold, confirm or replace. */
export const isAllBooked = ({ items, canBook }: ProposalRecord): boolean =>
  !canBook || items.every(({ lineUp }) => lineUp?.state !== 'Pending' && lineUp?.state !== 'Held');

/** Whether a booking of this item ended, so that it needs a replacement. */
export const hasFallenOut = (item: ProposalItem): boolean =>
  isOpenPlace(item) && item.booking !== undefined && item.booking !== null;

/** Backups of the proposal that can still be promoted. */
export const backupsOf = ({ items }: Pick<ProposalRecord, 'items'>): ProposalItem[] =>
  items.filter(
    ({ decision, lineUp, isAvailable }) => decision === 'Backup' && lineUp === null && isAvailable,
  );

const NO_DAYS = { from: '', to: '' };

/** Initial values: the days of an ended booking, else those of the job, else those of another booking. */
function rowOf(place: ProposalItem, { items, days }: ProposalRecord): BookRow {
  const other = items.find(({ booking }) => booking)?.booking;
  const { from, to } = place.booking ?? days ?? other ?? NO_DAYS;
  const kind = place.booking?.kind ?? 'Option1';
  const { id } = place;
  // A booking that ended needs a separate decision.
  const isChosen = place.isAvailable && !hasFallenOut(place);
  return { placeId: id, itemId: id, isChosen, kind, from, to, onDayOff: false };
}

/** A row for each open place. */
export const rowsOf = (proposal: ProposalRecord): BookRow[] =>
  proposal.items.filter(isOpenPlace).map((place) => rowOf(place, proposal));

/** The row of one place with a backup in it. */
export const promotionOf = (
  place: ProposalItem,
  backup: ProposalItem,
  proposal: ProposalRecord,
): BookRow => ({ ...rowOf(place, proposal), itemId: backup.id, isChosen: true });

export const itemOf = (row: BookRow): ProposalBookItem => ({
  ...{ itemId: row.itemId, kind: row.kind, from: row.from, to: row.to },
  ...(row.onDayOff && { onDayOff: true }),
  ...(row.itemId === row.placeId ? {} : { replaces: row.placeId }),
});

/** Fields of a row beside which a refusal is shown; others are shown at the name. */
const FIELDS: Partial<Record<string, keyof BookRow>> = {
  DAYS_BOOKED: 'from',
  OPTION_TAKEN: 'kind',
  ALREADY_BOOKED: 'kind',
  DAY_OFF: 'onDayOff',
};
const SHOWN = ['from', 'to', 'kind'];

/** Refused rows as errors of the form; null when all were booked. */
export function refusalOf(
  results: ProposalBookingBulkResult['results'],
  { rows }: BookValues,
): ApiError | null {
  const errors = results.flatMap(({ id, code, errors: fields = [] }) => {
    if (code === null) return [];
    const at = rows.findIndex(({ itemId, isChosen }) => isChosen && itemId === id);
    const shown = fields.filter(({ field }) => SHOWN.includes(field));
    if (shown.length > 0) {
      return shown.map((each) => ({ ...each, field: `rows.${at}.${each.field}` }));
    }
    return [{ field: `rows.${at}.${FIELDS[code] ?? 'isChosen'}`, rule: code }];
  });
  return errors.length > 0 ? { status: 409, code: 'PARTLY_BOOKED', errors } : null;
}

const firstDay = string().test(required());
const lastDay = string().test(required()).test(dateRank('from'));

/** Only chosen rows need days. */
export const bookSchema = object({
  rows: array(
    object({
      isChosen: boolean(),
      from: string().when('isChosen', { is: true, then: () => firstDay }),
      to: string().when('isChosen', { is: true, then: () => lastDay }),
    }),
  ),
});
