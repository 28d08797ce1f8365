/** The public interface of the composite card module. */
export { ADULT_CARD_FIELDS, CARD_FIELDS, cardSlots } from './layout/card-layout.ts';
export { type CardSubject, hasPhoto, talentNameOf } from './record/card-subject.ts';
export { drawCard } from './drawing/card-drawing.ts';
export { toSharedCard } from './drawing/composite-card.model.ts';
export { findShownCards, type WantedCard } from './record/shown-card.ts';
export { cardFacts } from './drawing/card-facts.ts';
export { CARD_COLOURS } from './layout/card-sheet.ts';
export { PRIORITY, type Requester } from './print/card-queue.ts';
export { sidesWithImages, withImages } from './print/card-photos.ts';
export { disconnectSignal } from './print/card-requester.ts';
export { INNER, MARGIN, PAPER, Paper, type Place, type TextLook } from './print/paper.ts';
export {
  createPaperPrint,
  mapWithImages,
  PAPER_ANSWER,
  PAPER_LIMIT,
  sendPaper,
  type WrittenPaper,
} from './print/paper-print.ts';
export type { CardShape, CardText } from './record/composite-card.schema.ts';
export { cardPageQuery, findCard } from './record/composite-card.repository.ts';
export { SharedCard, type CompositeCard } from './record/composite-card.schema.ts';
