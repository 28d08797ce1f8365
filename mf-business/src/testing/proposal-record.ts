import type { ClientProposal, ProposalItem, ProposalRecord } from '../api/generated.ts';

const money = { subtotal: 100_000, discount: 10_000, taxable: 90_000, vat: 6300 };
export const totals = { ...money, total: 96_300, withholding: 2700, netPayable: 93_600 };

const item = (at: number, th: string, en: string, unitPrice: number): ProposalItem => ({
  id: `i${at}`,
  talentId: `t${at}`,
  talentName: { th, en },
  image: null,
  compositeCardId: `c${at}`,
  talentType: 'Actor',
  deliverable: 'ถ่ายโฆษณา 1 วัน',
  quantity: 1,
  unitPrice,
  amount: unitPrice,
  cost: unitPrice / 2,
  availability: null,
  decision: 'None',
  reason: null,
  comment: null,
  decidedAt: null,
  isAvailable: true,
  lineUp: null,
  version: 1,
});

/** A draft with two talents, as staff read it. */
export const draftProposal: ProposalRecord = {
  id: 'p1',
  number: 'PR-2569-0001',
  title: 'โฆษณาชาเขียว',
  brief: 'ถ่ายทำกลางเดือนธันวาคม',
  language: 'th',
  note: null,
  revision: 1,
  status: 'Draft',
  statusReason: null,
  validUntil: '2026-12-20',
  companyName: { th: 'ชาดี', en: 'Cha Dee' },
  discount: 10_000,
  vatRate: 7,
  whtRate: 3,
  totals,
  chosen: null,
  sentAt: null,
  viewedAt: null,
  respondedAt: null,
  decidedAt: null,
  businessProfileId: 'b1',
  jobId: null,
  jobTitle: null,
  items: [item(1, 'ดาว', 'Dao', 60_000), item(2, 'เมฆ', 'Mek', 40_000)],
  margin: { cost: 50_000, margin: 40_000, marginPercent: 44.44 },
  link: null,
  version: 3,
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
};

/** The same after the client opened it. */
export const sentProposal: ProposalRecord = {
  ...draftProposal,
  status: 'Viewed',
  sentAt: '2026-11-21T03:00:00.000Z',
  viewedAt: '2026-11-21T04:00:00.000Z',
  link: {
    email: 'client@example.com',
    hasPasscode: true,
    expiresAt: '2026-12-05T16:59:59.000Z',
    state: 'Live',
    createdAt: '2026-11-21T03:00:00.000Z',
  },
};

/** Data of the client's page. */
export function clientProposal(changes: Partial<ClientProposal> = {}): ClientProposal {
  const {
    id: _id,
    businessProfileId: _business,
    margin: _margin,
    link: _link,
    ...rest
  } = sentProposal;
  const {
    jobId: _job,
    jobTitle: _title,
    version: _version,
    createdAt: _at,
    updatedAt: _u,
    ...head
  } = rest;
  const items = head.items.map(({ cost: _cost, compositeCardId: _card, ...one }) => one);
  return {
    ...head,
    items,
    changes: [],
    agencyEmail: 'hello@dara.test',
    canAnswer: true,
    canDecide: false,
    ...changes,
  };
}
