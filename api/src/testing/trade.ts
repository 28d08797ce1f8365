import type { SignedIn } from './test-api.ts';

/** The users involved with one business, and users who are not. */
export interface TradePeople {
  Owner: SignedIn;
  Member: SignedIn;
  /** Applied to the open job; was rated, held, proposed and hired. */
  Applicant: SignedIn;
  /** Was invited to the internal job, by the agency and by the business. */
  Invited: SignedIn;
  Stranger: SignedIn;
  OtherTalent: SignedIn;
}

export interface Trade {
  people: TradePeople;
  businessId: string;
  otherBusinessId: string;
  /** An open job of the other business. */
  otherJobId: string;
  applicantId: string;
  invitedId: string;
  cardId: string;
  openJobId: string;
  draftJobId: string;
  internalJobId: string;
  applicationId: string;
  noteId: string;
  agencyRequestId: string;
  ownRequestId: string;
  bookingId: string;
  proposalId: string;
  itemId: string;
  draftProposalId: string;
  proposalToken: string;
  calendarFile: string;
  colleagueInvitationId: string;
  draftImageId: string;
  videoId: string;
  /** Saved by the business. */
  shortlistId: string;
  /** Of a sender without a business. */
  briefId: string;
  newsId: string;
  newsPreviewToken: string;
  /** A record of each declared resource, by its noun. */
  declared: Readonly<Record<string, string>>;
  mediaId: string;
  privacyRequestId: string;
  newFaceId: string;
  clipId: string;
  newFaceToken: string;
  /** Requested change of the business's public data. */
  changeId: string;
}

/** Of a sender without an account. */
export const NEW_BRIEF = {
  project: 'ชาเขียว',
  jobType: 'TVC',
  roles: 'แม่ 1 คน ลูก 1 คน',
  openings: 2,
  name: 'ปิ่นเพชร',
  email: 'pin@brief.test',
};

/** Words and numbers that occur nowhere else. */
export const WORDS = {
  cost: 30_303,
  costOfLine: 60_606,
  margin: 49_394,
  staffNote: 'zqstaffnote',
  internalNote: 'zqinternalnote',
  bookingNote: 'zqbookingnote',
  draftProposal: 'zqdraftproposal',
  agencyMessage: 'zqagencymessage',
  offeredRate: 91_919,
  ownMessage: 'zqownmessage',
  taxId: '0105556000008',
  phone: '0811117777',
  draftTitle: 'zqdrafttitle',
  internalTitle: 'zqinternaltitle',
  budget: 81_818,
  applicantNote: 'zqapplicantnote',
  quotedRate: 71_717,
  proposalTitle: 'zqproposaltitle',
  colleague: 'zqcolleague@brand.test',
  memberName: 'zqmembername',
  shortlist: 'zqshortlist',
  shortlistNote: 'zqshortlistnote',
} as const;

/** A shortlist that a business saves. */
export const shortlistOf = (id: string) => ({
  name: WORDS.shortlist,
  talents: [{ id, note: WORDS.shortlistNote }],
});

/** Names of the talents of a trade; each has a number behind. */
export const TRADED_NAMES = {
  nickName: { th: 'เหนือ', en: 'Nuea' },
  firstName: { th: 'กานดา', en: 'Kanda' },
  lastName: { th: 'ใจเย็น', en: 'Jaiyen' },
  /** The stage name, and what English has in its place. */
  shown: { th: 'ดาวเหนือ', en: 'Nuea Kanda' },
} as const;
