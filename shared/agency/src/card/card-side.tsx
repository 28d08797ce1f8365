import { CardFrame, CardMarks } from './card-marks.tsx';
import {
  photoUrl,
  placePhoto,
  type CardPhoto,
  type CardSideName,
  type DrawnCard,
} from './card-drawing.ts';

export interface CardSideProps {
  card: DrawnCard;
  side: CardSideName;
  /** How wide it is shown, in CSS pixels: it chooses how large the images are fetched. */
  pixels: number;
}

const NO_PICTURE = '#e6dfde';

/** One side of a card, rendered from its data alone: the same wherever it is shown. */
export function CardSide({ card, side, pixels }: CardSideProps) {
  const { width, height } = card.drawing;
  const drawn = card.drawing[side];
  return (
    <CardFrame card={card} side={side}>
      <rect width={width} height={height} fill={drawn.paper} />
      {drawn.photos.map((photo) => (
        <Photo key={photo.slot} photo={photo} pixels={(pixels * photo.width) / width} />
      ))}
      <CardMarks side={drawn} />
    </CardFrame>
  );
}

function Photo({ photo, pixels }: { photo: CardPhoto; pixels: number }) {
  const { image, x, y, width, height } = photo;
  const whole = image && placePhoto(photo, image, photo);
  return (
    <svg x={x} y={y} width={width} height={height} overflow="hidden">
      <rect width="100%" height="100%" fill={placeColour(image)} />
      {image && whole && (
        <image
          href={photoUrl(image, (pixels * whole.width) / width)}
          x={whole.x - x}
          y={whole.y - y}
          width={whole.width}
          height={whole.height}
          preserveAspectRatio="none"
        />
      )}
    </svg>
  );
}

/** Placeholder of a slot until its image is loaded. */
export function placeColour(image: CardPhoto['image']): string {
  return image?.placeholder?.startsWith('#') ? image.placeholder : NO_PICTURE;
}
