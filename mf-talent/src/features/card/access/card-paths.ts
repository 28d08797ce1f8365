/** In place of a card's id: a card that is started. */
export const NEW_CARD = 'new';

const OWN_CARDS = '/talent/profile/compositecard';
const staffCard = (talentId: string) => `/management/talent/model/detail/${talentId}/compositecard`;

/** Paths of composite cards by role. */
export const cardPaths = {
  /** List of all talents' cards, for staff. */
  all: '/management/talent/compositecard',
  /** A talent's own cards below the menu's path, so that its entry is active. */
  cards: (talentId: string, isStaff: boolean) => (isStaff ? `${staffCard(talentId)}s` : OWN_CARDS),
  /** The URL of a card's editor, in the user's own area. */
  card: (talentId: string, cardId: string, isStaff: boolean) => {
    if (!isStaff) return `${OWN_CARDS}/${cardId}`;
    return cardId === NEW_CARD ? staffCard(talentId) : `${staffCard(talentId)}/${cardId}`;
  },
  /** Path of the shared card. */
  shared: (talentId: string, cardId: string) =>
    `/talent/profile/${talentId}/compositecard/${cardId}`,
  view: (talentId: string, cardId: string) =>
    `/management/talent/${talentId}/compositecard/${cardId}`,
  talent: (talentId: string) => `/talent/${talentId}`,
  talents: '/talent',
  /** Applicants of a job, in management. */
  applicants: (jobId: string) =>
    `/management/business/job/detail/${encodeURIComponent(jobId)}/application`,
  job: (jobId: string) => `/job/${encodeURIComponent(jobId)}`,
} as const;
