import { talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { Image } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { FlipHorizontal, Maximize2 } from 'lucide-react';
import type { Answer, AnswerState } from '../answer-state.ts';
import { ClientDecision } from './client-decision.tsx';
import { useItemName } from './item-name.ts';
import { ItemAnswers } from './item-answers.tsx';
import type { OfferForms } from './offer-forms.ts';
import type { OfferItem } from './offer.ts';
import { CardButton, Item, Open, Price, Words } from './offer-item-card.styles.ts';

interface OfferItemCardProps {
  item: OfferItem;
  /** Absent where nothing can be answered any more. */
  onAnswer?: (answer: Answer) => void;
  state?: AnswerState;
  onOpen: () => void;
  forms?: OfferForms;
}

/** One talent: image linked to the card, offer, price, and decision. */
export function OfferItemCard({ item, onAnswer, state, onOpen, forms }: OfferItemCardProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const name = useItemName(item);
  return (
    <Item id={`item-${item.id}`} aria-label={name} data-away={item.isAvailable ? undefined : ''}>
      <Open
        type="button"
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'business.proposal.offer.openCard' }, { name })}
        disabled={!item.isAvailable}
        onClick={onOpen}
      >
        <Image image={item.image} alt="" ratio="3 / 4" sizes="(min-width: 640px) 200px, 34vw" />
        {item.isAvailable && <Maximize2 size={18} aria-hidden />}
      </Open>
      <Words>
        <h2>{name}</h2>
        <small>
          <FormattedMessage {...talentTypeMessages[item.talentType]} />
        </small>
        {item.isAvailable ? (
          <>
            {item.deliverable && <p>{item.deliverable}</p>}
            {item.availability && (
              <small>
                <FormattedMessage
                  id="business.proposal.offer.availability"
                  values={{ availability: item.availability }}
                />
              </small>
            )}
            <Price>
              <FormattedMessage
                id="business.proposal.offer.price"
                values={{ quantity: item.quantity, price: format.money(item.unitPrice) }}
              />
              <strong>{format.money(item.amount)}</strong>
            </Price>
            <CardButton
              size="small"
              variant="ghost"
              icon={<FlipHorizontal size={18} aria-hidden />}
              onClick={onOpen}
            >
              <FormattedMessage id="business.proposal.offer.card" />
            </CardButton>
          </>
        ) : (
          item.talentName && (
            <p>
              <FormattedMessage id="business.proposal.offer.away" />
            </p>
          )
        )}
      </Words>
      {item.isAvailable && onAnswer && (
        <ItemAnswers item={item} name={name} state={state} onAnswer={onAnswer} forms={forms} />
      )}
      {!onAnswer && <ClientDecision item={item} />}
    </Item>
  );
}
