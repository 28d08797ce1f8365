/** Composite cards, rendered in the browser from the api's description. */
export {
  hasPhoto,
  photoUrl,
  placePhoto,
  type CardArea,
  type CardImage,
  type CardPhoto,
  type CardSideDrawing,
  type CardSideName,
  type DrawnCard,
} from './card-drawing.ts';
export { CardFonts } from './card-fonts.tsx';
export { CardOverlay } from './card-marks.tsx';
export { CardPreview, FlipButton, FlipCard } from './card-preview.tsx';
export { CardPrint } from './card-print.tsx';
export { CardSide, placeColour } from './card-side.tsx';
