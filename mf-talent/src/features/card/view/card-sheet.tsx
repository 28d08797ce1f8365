import { CardPreview, FlipButton, type CardSideName, type DrawnCard } from '@dara/agency/card';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Skeleton, VisuallyHidden } from '@dara/kit/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface CardSheetProps {
  card: DrawnCard;
  /** Under the name: when it was sent, whether it is shared. */
  note?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

const SIDE_PX = 520;

/** A card to be looked at: both sides, one at a time on phones. */
export function CardSheet({ card, note, children }: CardSheetProps) {
  const [side, setSide] = useState<CardSideName>('front');
  return (
    <article>
      <Head>
        <div>
          <h1>{card.talentName}</h1>
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

export function CardSheetPending() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy>
      <VisuallyHidden as="h1">
        <FormattedMessage id="talent.card.title" />
      </VisuallyHidden>
      <VisuallyHidden role="status">{formatMessage({ id: 'kit.ui.loading' })}</VisuallyHidden>
      <Head>
        <div>
          <Skeleton width={220} height={40} />
          <Skeleton width={160} />
        </div>
      </Head>
      <Wide>
        <Skeleton shape="box" ratio="148 / 210" />
        <Skeleton shape="box" ratio="148 / 210" />
      </Wide>
      <Narrow>
        <Skeleton shape="box" ratio="148 / 210" />
      </Narrow>
    </div>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space4};
  margin-block-end: ${tokens.space6};
  h1 {
    margin: 0;
    font-size: ${tokens.textHeading};
    font-weight: 600;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.inkMuted};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${tokens.space3};
  > * {
    flex: 1 1 auto;
  }
  ${media.tablet} {
    flex: none;
  }
`;

const Wide = styled.div`
  display: none;
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 520px));
    justify-content: center;
    gap: ${tokens.space6};
  }
`;

const Narrow = styled.div`
  display: grid;
  gap: ${tokens.space3};
  ${media.tablet} {
    display: none;
  }
`;
