/** What other modules may use of composite-card. */
export { ADULT_CARD_FIELDS, CARD_FIELDS, cardSlots } from './layout/card-layout.ts';
export { type CardSubject, hasPhoto } from './record/card-subject.ts';
export { cardPageQuery, findCard } from './record/composite-card.repository.ts';
export type { CompositeCard } from './record/composite-card.schema.ts';
