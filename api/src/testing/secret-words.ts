import { strFromU8, unzipSync } from 'fflate';
import type { LightMyRequestResponse } from 'fastify';
import { readPdfTexts } from './pdf.ts';
import { WORDS, type Trade, type TradePeople } from './trade.ts';

/** `Holder` has a proposal's link, `Colleague` a mailed invitation to the business. */
export type Reader = keyof TradePeople | 'anonymous' | 'Holder' | 'Colleague';

export interface Secret {
  name: string;
  pattern: RegExp;
  /** Readers besides staff. */
  readers: readonly Reader[];
}

const BUSINESS = ['Owner', 'Member'] as const;

const READERS: Record<keyof typeof WORDS, readonly Reader[]> = {
  cost: [],
  costOfLine: [],
  margin: [],
  staffNote: [],
  internalNote: [],
  bookingNote: [],
  draftProposal: [],
  agencyMessage: ['Invited'],
  offeredRate: ['Invited'],
  ownMessage: [...BUSINESS, 'Invited'],
  taxId: [...BUSINESS, 'Holder'],
  phone: [...BUSINESS, 'Holder'],
  draftTitle: BUSINESS,
  internalTitle: [...BUSINESS, 'Invited'],
  budget: BUSINESS,
  applicantNote: [...BUSINESS, 'Applicant'],
  quotedRate: [...BUSINESS, 'Applicant'],
  proposalTitle: [...BUSINESS, 'Holder'],
  colleague: [...BUSINESS, 'Colleague'],
  memberName: BUSINESS,
  shortlist: BUSINESS,
  shortlistNote: BUSINESS,
};

const IDS: [keyof Trade, readonly Reader[]][] = [
  ['draftJobId', BUSINESS],
  ['internalJobId', [...BUSINESS, 'Invited']],
  ['applicationId', [...BUSINESS, 'Applicant']],
  ['noteId', []],
  ['agencyRequestId', [...BUSINESS, 'Invited']],
  ['ownRequestId', [...BUSINESS, 'Invited']],
  ['bookingId', [...BUSINESS, 'Invited']],
  ['proposalId', [...BUSINESS, 'Holder']],
  ['draftProposalId', []],
  ['proposalToken', ['Holder']],
  ['calendarFile', ['Applicant']],
  ['colleagueInvitationId', BUSINESS],
];

/** A number in the forms of JSON, print and workbook, without matches inside ids. */
const figure = (value: number): RegExp => {
  const [, head = '', tail = ''] = /^(\d+)(\d{3})$/.exec(String(value)) ?? [];
  return new RegExp(`(?<![\\w-])${head},?${tail}(?![\\w-])`);
};

export function secretsOf(trade: Trade): Secret[] {
  const words = Object.entries(WORDS).map(([name, word]) => ({
    name,
    pattern: typeof word === 'number' ? figure(word) : new RegExp(word),
    readers: READERS[name as keyof typeof WORDS],
  }));
  const ids = IDS.map(([name, readers]) => ({
    ...{ name, readers },
    pattern: new RegExp(String(trade[name])),
  }));
  return [...words, ...ids];
}

/** Names of secrets contained in a text that none of these readers may see. */
export const leakedSecrets = (
  secrets: Secret[],
  text: string,
  readers: readonly Reader[],
): string[] =>
  secrets
    .filter((secret) => !secret.readers.some((each) => readers.includes(each)))
    .filter(({ pattern }) => pattern.test(text))
    .map(({ name }) => name);

/** All readable content of a response, including headers and packed or rendered files; nothing of images. */
export async function textOf(answer: LightMyRequestResponse): Promise<string> {
  const { authorization: _own, ...headers } = answer.headers as Record<string, unknown>;
  const type = String(answer.headers['content-type']);
  return `${JSON.stringify(headers)}\n${await bodyOf(answer, type)}`;
}

async function bodyOf(answer: LightMyRequestResponse, type: string): Promise<string> {
  if (type.startsWith('image/')) return '';
  if (type.includes('application/pdf')) {
    return (await readPdfTexts(answer.rawPayload)).join('\n');
  }
  if (type.includes('spreadsheet')) {
    return Object.values(unzipSync(answer.rawPayload))
      .map((file) => strFromU8(file))
      .join('\n');
  }
  return type.includes('text/calendar') ? answer.body.replaceAll('\r\n ', '') : answer.body;
}

const EMPTY: readonly unknown[] = [null, 0];
/** Staff-only searches; for others not even the existence is visible. */
const STAFF_KEYS =
  /^(?:cost|margin|internalNote|internal_note|ratings?|notes|ratingAverage|ratingCount|ownStars|noteCount|stars)$/;

/** Staff-only keys that contain data, anywhere in a response. */
export function staffKeys(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => staffKeys(each, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const isEmpty = EMPTY.includes(each) || (Array.isArray(each) && each.length === 0);
    const isAlwaysSecret = key === 'cost' || key === 'margin';
    const here = STAFF_KEYS.test(key) && (isAlwaysSecret || !isEmpty) ? [`${path}.${key}`] : [];
    return [...here, ...staffKeys(each, `${path}.${key}`)];
  });
}
