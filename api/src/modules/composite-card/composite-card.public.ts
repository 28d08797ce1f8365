/** What other modules may use of composite-card. */
export { ADULT_CARD_FIELDS, CARD_FIELDS, cardSlots } from './layout/card-layout.ts';
export { type CardSubject, hasPhoto } from './record/card-subject.ts';
export { agencyOf, drawCard } from './drawing/card-drawing.ts';
export { toSharedCard } from './drawing/composite-card.model.ts';
export { findShownCards, type WantedCard } from './record/shown-card.ts';
export { cardPageQuery, findCard } from './record/composite-card.repository.ts';
export { SharedCard, type CompositeCard } from './record/composite-card.schema.ts';
