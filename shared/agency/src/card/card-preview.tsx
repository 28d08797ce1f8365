import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { FlipHorizontal } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CardSideName, DrawnCard } from './card-drawing.ts';
import { CardFonts } from './card-fonts.tsx';
import { CardSide } from './card-side.tsx';

export interface CardPreviewProps {
  card: DrawnCard;
  /** The side that is up. */
  side: CardSideName;
  /** How wide it is shown, in CSS pixels. */
  pixels: number;
}

const TURNED = { front: 'back', back: 'front' } as const;

/** A card as it will be printed; it turns over when `side` changes. */
export function CardPreview({ card, side, pixels }: CardPreviewProps) {
  // The back's images are fetched once a user wants to see it.
  const [seen, setSeen] = useState<readonly CardSideName[]>([side]);
  if (!seen.includes(side)) setSeen([...seen, side]);
  const { width, height } = card.drawing;
  return (
    <Stage>
      <CardFonts />
      <Leaf style={{ aspectRatio: `${width} / ${height}` }} $turned={side === 'back'}>
        {(['front', 'back'] as const).map(
          (face) =>
            seen.includes(face) && (
              <Face
                key={face}
                $back={face === 'back'}
                aria-hidden={face === side ? undefined : true}
              >
                <CardSide card={card} side={face} pixels={pixels} />
              </Face>
            ),
        )}
      </Leaf>
    </Stage>
  );
}

/** A card with the button that turns it over. */
export function FlipCard({
  card,
  pixels,
  className,
}: Omit<CardPreviewProps, 'side'> & { className?: string }) {
  const [side, setSide] = useState<CardSideName>('front');
  return (
    <Stack className={className}>
      <CardPreview card={card} side={side} pixels={pixels} />
      <FlipButton side={side} name={card.name} onFlip={() => setSide(TURNED[side])} />
    </Stack>
  );
}

interface FlipButtonProps {
  side: CardSideName;
  /** The cards whose back is shown. */
  name?: string;
  onFlip: () => void;
}

/** Flips one card or all of them. */
export function FlipButton({ side, name, onFlip }: FlipButtonProps) {
  const { formatMessage } = useIntl();
  const text = formatMessage({ id: `agency.card.show.${TURNED[side]}` });
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<FlipHorizontal size={18} aria-hidden />}
      aria-label={name ? `${text}: ${name}` : undefined}
      onClick={onFlip}
    >
      {text}
    </Button>
  );
}

const Stage = styled.div`
  perspective: 1600px;
`;

const Leaf = styled.div<{ $turned: boolean }>`
  position: relative;
  transform-style: preserve-3d;
  transform: rotateY(${(p) => (p.$turned ? '180deg' : '0deg')});
  transition: transform ${tokens.motionSlow} ${tokens.easing};
`;

const Face = styled.div<{ $back: boolean }>`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: 2px;
  background: #fff;
  box-shadow: ${tokens.shadowMedium};
  transform: rotateY(${(p) => (p.$back ? '180deg' : '0deg')});
  backface-visibility: hidden;
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: 8px;
`;
