import type { AccountData } from '../../api/generated.ts';

/** One row of stored data: time, subject, detail. */
export interface DataRow {
  at: string | null;
  text: string;
  /** Last part of the message id, for texts of the interface. */
  word?: { id: string };
}

export interface DataGroup {
  id: 'consents' | 'cards' | 'applications' | 'requests' | 'signIns' | 'history' | 'privacy';
  rows: DataRow[];
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const time = (value: unknown): string | null => text(value) || null;

/** Lists of stored data with times; the file contains everything. */
export function dataGroups(data: AccountData): DataGroup[] {
  return [
    {
      id: 'consents',
      rows: data.consents.map(({ purpose, givenAt, withdrawnAt, textVersion }) => ({
        at: withdrawnAt ?? givenAt,
        text: textVersion,
        word: { id: `talent.data.consent.${withdrawnAt ? 'withdrawn' : 'given'}.${purpose}` },
      })),
    },
    {
      id: 'cards',
      rows: data.compositeCards.map((row) => ({
        at: time(row['created_at']),
        text: text(row['name']),
      })),
    },
    {
      id: 'applications',
      rows: data.applications.map((row) => ({
        at: time(row['created_at']),
        text: [text(row['status']), text(row['note'])].filter(Boolean).join(' · '),
      })),
    },
    {
      id: 'requests',
      rows: data.requests.map((row) => ({
        at: time(row['created_at']),
        text: [text(row['status']), text(row['message'])].filter(Boolean).join(' · '),
      })),
    },
    {
      id: 'signIns',
      rows: data.signIns.map((row) => ({ at: time(row['began_at']), text: '' })),
    },
    {
      id: 'history',
      rows: data.history.map((row) => ({
        at: time(row['at']),
        text: [text(row['action']), text(row['entity'])].filter(Boolean).join(' · '),
      })),
    },
    {
      id: 'privacy',
      rows: data.privacyRequests.map((row) => ({
        at: time(row['created_at']),
        text: [text(row['kind']), text(row['status']), text(row['reason'])]
          .filter(Boolean)
          .join(' · '),
      })),
    },
  ];
}
