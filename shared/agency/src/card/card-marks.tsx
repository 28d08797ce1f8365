import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import type { CardSideDrawing, CardSideName, DrawnCard } from './card-drawing.ts';
import { CARD_FONT } from './card-fonts.tsx';

/** Printed over the photos: panels, lines and texts. */
export function CardMarks({ side }: { side: CardSideDrawing }) {
  return (
    <>
      {side.panes.map((pane, index) => (
        <rect key={index} {...pane} />
      ))}
      {side.shapes.map(({ path, x, y, scale, fill }, index) => (
        <path key={index} d={path} fill={fill} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
      {side.texts.map(({ text, x, y, width, size, weight, fill, anchor }, index) => (
        <text
          key={index}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={weight}
          fill={fill}
          textAnchor={anchor}
          // Line breaks come from the print font: a fallback font is fitted to the same width.
          textLength={width > 0 ? width : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </>
  );
}

interface CardFrameProps {
  card: DrawnCard;
  side: CardSideName;
  className?: string;
  children: ReactNode;
}

/** The SVG of a side, in millimetres, with every line as text for screen readers. */
export function CardFrame({ card, side, className, children }: CardFrameProps) {
  const { formatMessage } = useIntl();
  const { width, height } = card.drawing;
  const talent = localized(card.talentName, useLocale());
  const label = formatMessage({ id: `agency.card.${side}` }, { name: card.name, talent });
  const lines = card.drawing[side].texts.map(({ text }) => text).join(', ');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}: ${lines}`}
      lang={card.language}
      fontFamily={CARD_FONT}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      {children}
    </svg>
  );
}

/** A side without paper and photos, as an overlay while photos are moved. */
export function CardOverlay(props: Omit<CardFrameProps, 'children'>) {
  return (
    <CardFrame {...props}>
      <CardMarks side={props.card.drawing[props.side]} />
    </CardFrame>
  );
}
