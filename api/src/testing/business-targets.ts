import { newId } from '../kernel/new-id.ts';
import type { Trade } from './trade.ts';

/** A request that names a record of one business in its URL. */
export type Target = readonly [route: string, body: object | undefined];

const JOB = '/api/management/job/:id';
const APPLICATION = `${JOB}/application/:aid`;
const REQUEST = `${JOB}/request/:rid`;
const BOOKING = '/api/management/booking/:id';
const BUSINESS = '/api/management/business/:id';
const MEMBER = `${BUSINESS}/member/:memberId`;
const CHANGE = `${BUSINESS}/change/:changeId`;
const INVITATION = `${BUSINESS}/invitation/:invitationId`;
const PROPOSAL = '/api/management/proposal/:id';
const SHORTLIST = '/api/business/shortlist/:id';
const ITEM = `${PROPOSAL}/item/:itemId`;

const CARD = { decision: 'Yes', version: 1 };
const DAYS = { from: '2090-05-10', to: '2090-05-12', kind: 'Option1', version: 1 };
const NO_TALENT = '018cc251-f400-7000-8000-000000000000';

/** All of them; deletions after the requests that need the record. */
const CALLS: [route: string, body?: object][] = [
  [`GET ${JOB}`],
  [`GET ${JOB}/audit`],
  [`GET ${JOB}/request`],
  [`GET ${JOB}/candidate`],
  [`GET ${JOB}/application`],
  [`GET ${JOB}/application/board`],
  [`GET ${JOB}/application/export`],
  [`GET ${JOB}/application/sheet`],
  [`GET ${APPLICATION}`],
  ['GET /api/management/application/:aid/audit'],
  [`GET ${BOOKING}`],
  [`GET ${BOOKING}/ics`],
  [`GET ${BOOKING}/audit`],
  [`GET ${BUSINESS}`],
  [`GET ${BUSINESS}/audit`],
  [`GET ${BUSINESS}/member`],
  [`GET ${PROPOSAL}`],
  [`GET ${PROPOSAL}/revision`],
  [`GET ${PROPOSAL}/audit`],
  [`GET ${PROPOSAL}/pdf`],
  [`GET ${ITEM}/card`],
  [`GET ${SHORTLIST}`],
  ['GET /api/image/:picture/:file'],
  [`PUT ${JOB}`, { data: { openings: 9, version: 1 } }],
  [`POST ${JOB}/duplicate`],
  [`POST ${JOB}/request`, { talentIds: [NO_TALENT], respondBy: '2090-01-01' }],
  [`POST ${REQUEST}/remind`],
  [`POST ${JOB}/application`, { talentId: NO_TALENT }],
  [`POST ${JOB}/application/bulk`, { ids: [NO_TALENT], status: 'Shortlisted' }],
  [`PUT ${APPLICATION}/rating`, { stars: 1 }],
  [`POST ${APPLICATION}/note`, { text: 'x' }],
  [`PUT ${APPLICATION}/status`, { status: 'Rejected', reason: 'Look' }],
  [`PUT ${BOOKING}`, DAYS],
  [`PUT ${BUSINESS}`, { data: { website: 'https://mine.test', version: 1 } }],
  [`PUT ${CHANGE}`, { status: 'Approved', version: 1 }],
  [`DELETE ${CHANGE}`],
  [`POST ${BUSINESS}/invitation`, { email: 'mine@brand.test', role: 'Owner' }],
  [`POST ${BUSINESS}/email/resend`],
  [`DELETE ${BUSINESS}/email`],
  [`POST ${INVITATION}/resend`],
  [`PUT ${MEMBER}`, { role: 'Owner' }],
  [`PUT ${BUSINESS}/status`, { status: 'Pending' }],
  [`PUT ${PROPOSAL}`, { title: 'mine', version: 1 }],
  [`POST ${PROPOSAL}/duplicate`],
  [`POST ${PROPOSAL}/restore`],
  [`PUT ${ITEM}`, CARD],
  [`POST ${PROPOSAL}/respond`],
  [`POST ${PROPOSAL}/decline`, { reason: 'x' }],
  [`POST ${PROPOSAL}/accept`],
  [
    `POST ${PROPOSAL}/book`,
    { items: [{ itemId: newId(), kind: 'Option1', from: '2027-06-10', to: '2027-06-10' }] },
  ],
  [`POST ${PROPOSAL}/send`, {}],
  [`POST ${PROPOSAL}/revise`, {}],
  [`POST ${PROPOSAL}/revoke`, {}],
  [`PUT ${PROPOSAL}/status`, { status: 'Cancelled', reason: 'x' }],
  [`PUT ${SHORTLIST}`, { name: 'mine', version: 1 }],
  [`DELETE ${SHORTLIST}`],
  [`DELETE ${PROPOSAL}`],
  [`DELETE ${APPLICATION}/note/:nid`],
  [`DELETE ${REQUEST}`],
  [`DELETE ${BOOKING}`, {}],
  [`DELETE ${INVITATION}`],
  [`DELETE ${MEMBER}`],
  [`PUT ${JOB}/status`, { status: 'Cancelled', reason: 'x' }],
  [`DELETE ${JOB}`],
  [`POST ${JOB}/restore`],
  [`DELETE ${BUSINESS}`],
  [`POST ${BUSINESS}/restore`],
];

export const TARGETS: Target[] = CALLS.map(([route, body]) => [route, body]);

/** Value of a URL parameter, for `id` by the preceding path segment. */
export function addressOf(route: string, trade: Trade, own: Partial<Trade> = {}): string {
  const of = { ...trade, ...own };
  const named: Record<string, string> = {
    ...{ aid: of.applicationId, rid: of.ownRequestId, nid: of.noteId, itemId: of.itemId },
    ...{ memberId: trade.people.Member.id, invitationId: of.colleagueInvitationId },
    ...{ picture: of.draftImageId, file: '320.webp' },
    ...{ job: of.openJobId, booking: of.bookingId, business: of.businessId },
    ...{ shortlist: of.shortlistId, proposal: of.proposalId, changeId: of.changeId },
  };
  return route
    .replace(/^\w+ /, '')
    .replaceAll(/(\w+)\/:(\w+)/g, (_all, noun: string, name: string) => {
      return `${noun}/${named[name === 'id' ? noun : name] ?? ''}`;
    })
    .replace(':file', named['file']!);
}
