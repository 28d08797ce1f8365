import {
  CardFonts,
  CardOverlay,
  FlipButton,
  type CardSideName,
  type DrawnCard,
} from '@dara/agency/card';
import { useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Select, VisuallyHidden } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { CardSize } from '../../../api/generated.ts';
import { useCardEditor } from '../draft/card-editor-context.ts';
import { SlotControl, SlotPhoto } from '../photo/photo-slot.tsx';

export interface CardStageProps {
  card: DrawnCard;
  /** A newer preview is loading. */
  isOld: boolean;
}

const SIDES = ['front', 'back'] as const;
const OTHER = { front: 'back', back: 'front' } as const;
/** About as wide as a side is on most windows; it chooses how large images are fetched. */
const SIDE_PX = 420;

/** Both sides as they will be printed, with their photos to be moved; one at a time on phones. */
export function CardStage({ card, isOld }: CardStageProps) {
  const { formatMessage } = useIntl();
  const { side, setSide, size, setSize, options } = useCardEditor();
  return (
    <section aria-label={formatMessage({ id: 'talent.card.stage' })}>
      <CardFonts />
      <VisuallyHidden id="card-slot-keys">
        {formatMessage({ id: 'talent.card.slot.keys' })}
      </VisuallyHidden>
      <Head>
        <Sizes
          hideLabel
          label={formatMessage({ id: 'talent.card.size' })}
          value={size}
          onChange={(value) => setSize(value as CardSize)}
          options={options.sizes.map((one) => ({
            value: one.size,
            label: formatMessage({ id: `talent.card.size.${one.size}` }),
          }))}
        />
        <Flip>
          <FlipButton side={side} onFlip={() => setSide(OTHER[side])} />
        </Flip>
      </Head>
      <Sheets data-old={isOld || undefined}>
        {SIDES.map((name) => (
          <Sheet key={name} data-hidden={name === side ? undefined : ''}>
            <StageSide card={card} side={name} />
            <Caption>{formatMessage({ id: `talent.card.side.${name}` })}</Caption>
          </Sheet>
        ))}
      </Sheets>
    </section>
  );
}

function StageSide({ card, side }: { card: DrawnCard; side: CardSideName }) {
  const { width, height, front } = card.drawing;
  const { paper, photos } = card.drawing[side];
  const first = side === 'front' ? 0 : front.photos.length;
  const places = photos.map(({ slot, x, y, width: w, height: h }, index) => ({
    key: slot,
    slot: first + index,
    place: { x, y, width: w, height: h },
    sheet: { width, height },
    pixels: SIDE_PX,
  }));
  return (
    <Paper data-card-side={side} style={{ aspectRatio: `${width} / ${height}`, background: paper }}>
      {places.map(({ key, ...place }) => (
        <SlotPhoto key={key} {...place} />
      ))}
      <Words>
        <CardOverlay card={card} side={side} />
      </Words>
      {places.map(({ key, ...place }) => (
        <SlotControl key={key} {...place} />
      ))}
    </Paper>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space3};
  margin-block-end: ${tokens.space3};
`;

const Sizes = styled(Select)`
  flex: 1 1 160px;
  max-width: 240px;
`;

const Flip = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space5};
  transition: opacity ${tokens.motionFast} ${tokens.easing};
  &[data-old] {
    opacity: 0.75;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Sheet = styled.figure`
  width: 100%;
  max-width: 460px;
  margin: 0;
  ${media.tablet} {
    /* The whole card is in sight between header and bar. */
    max-width: clamp(300px, calc((100dvh - 330px) * 0.7), 620px);
  }
  &[data-hidden] {
    display: none;
  }
  ${media.tablet} {
    &[data-hidden] {
      display: block;
    }
  }
`;

const Paper = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: 2px;
  box-shadow: ${tokens.shadowMedium};
  isolation: isolate;
`;

const Words = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const Caption = styled.figcaption`
  margin-block-start: ${tokens.space2};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  text-align: center;
`;
