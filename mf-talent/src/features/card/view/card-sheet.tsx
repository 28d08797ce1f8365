import { CardPreview, FlipButton, type CardSideName, type DrawnCard } from '@dara/agency/card';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useState, type ReactNode } from 'react';
import { Actions, Head, Narrow, Wide } from './card-sheet.styles.ts';

export interface CardSheetProps {
  card: DrawnCard;
  /** Under the name: when it was sent, whether it is shared. */
  note?: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

const SIDE_PX = 520;

/** A card to be looked at: both sides, one at a time on phones. */
export function CardSheet({ card, note, children }: CardSheetProps) {
  const locale = useLocale();
  const [side, setSide] = useState<CardSideName>('front');
  return (
    <article>
      <Head>
        <div>
          <h1>{localized(card.talentName, locale)}</h1>
          <p>
            <FormattedMessage id="talent.card.sheet" values={{ name: card.name }} />
          </p>
          {note}
        </div>
        <Actions>{children}</Actions>
      </Head>
      <Wide>
        <CardPreview card={card} side="front" pixels={SIDE_PX} />
        <CardPreview card={card} side="back" pixels={SIDE_PX} />
      </Wide>
      <Narrow>
        <CardPreview card={card} side={side} pixels={SIDE_PX} />
        <FlipButton side={side} onFlip={() => setSide(side === 'front' ? 'back' : 'front')} />
      </Narrow>
    </article>
  );
}
