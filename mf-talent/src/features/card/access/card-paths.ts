/** In place of a card's id: a card that is started. */
export const NEW_CARD = 'new';

const OWN_CARDS = '/talent/profile/compositecard';
const staffCards = (talentId: string) =>
  `/management/talent/model/detail/${talentId}/compositecard`;

/** Addresses of composite cards, as the person who asks reaches them. */
export const cardPaths = {
  /** The list of every talent's cards, for staff. */
  all: '/management/talent/compositecard',
  /** A talent's own under the address of the menu, so that its entry is marked. */
  cards: (talentId: string, isStaff: boolean) => (isStaff ? staffCards(talentId) : OWN_CARDS),
  /** The URL of a card's editor, in the user's own area. */
  card: (talentId: string, cardId: string, isStaff: boolean) =>
    `${isStaff ? staffCards(talentId) : OWN_CARDS}/${cardId}`,
  /** What a link for others leads to. */
  shared: (talentId: string, cardId: string) =>
    `/talent/profile/${talentId}/compositecard/${cardId}`,
  view: (talentId: string, cardId: string) =>
    `/management/talent/${talentId}/compositecard/${cardId}`,
  talent: (talentId: string) => `/talent/${talentId}`,
  talents: '/talent',
  job: (jobId: string) => `/job/${encodeURIComponent(jobId)}`,
} as const;
