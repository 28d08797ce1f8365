/** What other modules may use of composite-card. */
export { ADULT_CARD_FIELDS, CARD_FIELDS, cardSlots } from './layout/card-layout.ts';
export { type CardSubject, hasPhoto } from './record/card-subject.ts';
export { agencyOf, drawCard, STAR, STAR_UNITS } from './drawing/card-drawing.ts';
export { toSharedCard } from './drawing/composite-card.model.ts';
export { findShownCards, type WantedCard } from './record/shown-card.ts';
export { CARD_COLOURS } from './layout/card-sheet.ts';
export { CardPrinter, type PageToPrint, type PlacedSide } from './print/card-printer.ts';
export { CardQueue, PRIORITY, type Requester } from './print/card-queue.ts';
export { EMPTY_PLACE, type SideToPrint, withPictures } from './print/card-photos.ts';
export { disconnectSignal, sendUnlessAborted } from './print/card-requester.ts';
export type { CardShape, CardText } from './record/composite-card.schema.ts';
export { cardPageQuery, findCard } from './record/composite-card.repository.ts';
export { SharedCard, type CompositeCard } from './record/composite-card.schema.ts';
