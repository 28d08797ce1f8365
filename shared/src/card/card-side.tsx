import { useIntl } from '@dara/shared/i18n';
import { CARD_FONT } from './card-fonts.tsx';
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
  /** How wide it is shown, in CSS pixels: it chooses how large the pictures are fetched. */
  pixels: number;
  className?: string;
}

const NO_PICTURE = '#e6dfde';

/** One side of a card, drawn from its data alone: the same wherever it is shown. */
export function CardSide({ card, side, pixels, className }: CardSideProps) {
  const { formatMessage } = useIntl();
  const { width, height } = card.drawing;
  const { paper, photos, panes, shapes, texts } = card.drawing[side];
  const title = formatMessage(
    { id: `shared.card.${side}` },
    { name: card.name, talent: card.talentName },
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}: ${texts.map(({ text }) => text).join(', ')}`}
      lang={card.language}
      fontFamily={CARD_FONT}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <rect width={width} height={height} fill={paper} />
      {photos.map((photo) => (
        <Photo key={photo.slot} photo={photo} pixels={(pixels * photo.width) / width} />
      ))}
      {panes.map((pane, index) => (
        <rect key={index} {...pane} />
      ))}
      {shapes.map(({ path, x, y, scale, fill }, index) => (
        <path key={index} d={path} fill={fill} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
      {texts.map(({ text, x, y, width: textLength, size, weight, fill, anchor }, index) => (
        <text
          key={index}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={weight}
          fill={fill}
          textAnchor={anchor}
          // Lines were broken by the print's font: whatever font is there takes the same room.
          textLength={textLength > 0 ? textLength : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function Photo({ photo, pixels }: { photo: CardPhoto; pixels: number }) {
  const { image, x, y, width, height } = photo;
  const placeholder = image?.placeholder?.startsWith('#') ? image.placeholder : NO_PICTURE;
  const whole = image && placePhoto(photo, image, photo);
  return (
    <svg x={x} y={y} width={width} height={height} overflow="hidden">
      <rect width="100%" height="100%" fill={placeholder} />
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
