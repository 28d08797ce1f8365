/** Composite cards, drawn in the browser from the api's description. */
export {
  placePhoto,
  type CardArea,
  type CardPhoto,
  type CardSideDrawing,
  type CardSideName,
  type DrawnCard,
} from './card-drawing.ts';
export { CardPreview, FlipButton, FlipCard, type CardPreviewProps } from './card-preview.tsx';
export { CardSide, type CardSideProps } from './card-side.tsx';
