/** In place of a card's id: a card that is started. */
export const NEW_CARD = 'new';

const OWN_CARDS = '/talent/profile/compositecard';
const staffCards = (talentId: string) =>
  `/management/talent/model/detail/${talentId}/compositecard`;

/** Paths of composite cards by role. */
export const cardPaths = {
  /** List of all talents' cards, for staff. */
  all: '/management/talent/compositecard',
  /** A talent's own cards below the menu's path, so that its entry is active. */
  cards: (talentId: string, isStaff: boolean) => (isStaff ? staffCards(talentId) : OWN_CARDS),
  /** The URL of a card's editor, in the user's own area. */
  card: (talentId: string, cardId: string, isStaff: boolean) =>
    `${isStaff ? staffCards(talentId) : OWN_CARDS}/${cardId}`,
  /** Path of the shared card. */
  shared: (talentId: string, cardId: string) =>
    `/talent/profile/${talentId}/compositecard/${cardId}`,
  view: (talentId: string, cardId: string) =>
    `/management/talent/${talentId}/compositecard/${cardId}`,
  talent: (talentId: string) => `/talent/${talentId}`,
  talents: '/talent',
  job: (jobId: string) => `/job/${encodeURIComponent(jobId)}`,
} as const;
