import { CardPreview, CardPrint, FlipButton, hasPhoto, type CardSideName } from '@dara/agency/card';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Badge, Button, Switch, focusRing } from '@dara/kit/ui';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CompositeCard } from '../../../api/generated.ts';
import { CardMenu } from './card-menu.tsx';
import { useCardActions, type CardActions } from './use-card-actions.ts';

export interface CardItemProps {
  card: CompositeCard;
  /** Where it is edited. */
  to: string;
  /** Why a visitor would not see it though it is shared. */
  hiddenBecause: 'minor' | 'notPublic' | null;
  /** The maximum number of cards is reached. */
  isFull: boolean;
}

const PREVIEW_PX = 260;

/** One card of the list: preview, sharing and actions. */
export function CardItem({ card, to, hiddenBecause, isFull }: CardItemProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [side, setSide] = useState<CardSideName>('front');
  const [isPrinting, setIsPrinting] = useState(false);
  const actions = useCardActions(card);
  return (
    <Item aria-labelledby={`card-${card.id}`}>
      <Cover>
        <CardPreview card={card} side={side} pixels={PREVIEW_PX} />
        <Open to={to} aria-label={formatMessage({ id: 'talent.card.open' }, { name: card.name })} />
      </Cover>
      <Line>
        <h2 id={`card-${card.id}`}>{card.name}</h2>
        <CardMenu
          card={card}
          actions={actions}
          isFull={isFull}
          onPrint={() => setIsPrinting(true)}
        />
      </Line>
      <Note>
        {[
          card.template,
          formatMessage({ id: 'talent.card.changed' }, { date: format.date(card.updatedAt) }),
        ].join(' · ')}
      </Note>
      <CardMarks card={card} />
      <ShareSwitch card={card} actions={actions} hiddenBecause={hiddenBecause} />
      <Foot>
        <FlipButton
          side={side}
          name={card.name}
          onFlip={() => setSide(side === 'front' ? 'back' : 'front')}
        />
        {card.shared && (
          <Button
            size="small"
            variant="ghost"
            icon={<Link2 size={18} aria-hidden />}
            aria-label={formatMessage({ id: 'talent.card.copyLinkOf' }, { name: card.name })}
            onClick={actions.copyLink}
          >
            <FormattedMessage id="talent.card.copyLink" />
          </Button>
        )}
      </Foot>
      {isPrinting && <CardPrint card={card} onDone={() => setIsPrinting(false)} />}
    </Item>
  );
}

function CardMarks({ card }: { card: CompositeCard }) {
  return (
    <Marks>
      {!hasPhoto(card) && (
        <Badge tone="warning">
          <FormattedMessage id="talent.card.noPhotoMark" />
        </Badge>
      )}
      {card.isDefault && (
        <Badge tone="brand">
          <FormattedMessage id="talent.card.default" />
        </Badge>
      )}
      {card.shared && (
        <Badge tone="info">
          <FormattedMessage id="talent.card.shared" />
        </Badge>
      )}
    </Marks>
  );
}

interface ShareSwitchProps extends Pick<CardItemProps, 'card' | 'hiddenBecause'> {
  actions: CardActions;
}

function ShareSwitch({ card, actions, hiddenBecause }: ShareSwitchProps) {
  const { formatMessage } = useIntl();
  const isMinor = hiddenBecause === 'minor';
  return (
    <Switch
      label={
        <FormattedMessage
          id="talent.card.share"
          values={{ name: (text) => <Quiet key="name">{text}</Quiet>, card: card.name }}
        />
      }
      hint={
        isMinor || (card.shared && hiddenBecause)
          ? formatMessage({ id: `talent.card.hidden.${hiddenBecause}` })
          : undefined
      }
      disabled={isMinor || actions.isBusy}
      checked={card.shared}
      onChange={actions.setShared}
    />
  );
}

const Item = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Cover = styled.div`
  position: relative;
  margin-block-end: ${tokens.space3};
`;

/* Over the image, whose text is not part of the link's name. */
const Open = styled(Link)`
  position: absolute;
  inset: 0;
  border-radius: 2px;
  ${focusRing}
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space2};
  h2 {
    margin: 0;
    padding-block: 4px;
    font-size: ${tokens.textBody};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1};
  min-height: 28px;
  margin-block: ${tokens.space2};
`;

/** For screen readers only: the name is above. */
const Quiet = styled.span`
  position: absolute;
  clip-path: inset(50%);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1};
  margin-block-start: ${tokens.space2};
  margin-inline-start: -12px;
`;
