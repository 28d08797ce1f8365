import { useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { lazyComponent } from '@dara/kit/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AnswerState, Answer } from '../answer-state.ts';
import type { CardSource } from './card-source.ts';
import type { Offer, OfferItem } from './offer.ts';
import { OfferBar } from './offer-bar.tsx';
import type { OfferForms } from './offer-forms.ts';
import { OfferItemCard } from './offer-item-card.tsx';

/** Drawing, flipping and the card's fonts are loaded once a user opens a card. */
const lazyCardViewer = lazyComponent(() =>
  import(/* webpackChunkName: "card-viewer" */ './card-viewer.tsx').then(
    (module) => module.CardViewer,
  ),
);

interface OfferSheetProps {
  offer: Offer;
  /** Including decisions made since loading. */
  items: readonly OfferItem[];
  states?: Readonly<Record<string, AnswerState>>;
  /** Absent where nothing can be answered any more. */
  onAnswer?: (id: string, answer: Answer) => void;
  cards: CardSource;
  /** Beside the items on wide screens, below otherwise: totals and actions. */
  aside: ReactNode;
  /** Where it is answered while no script listens; absent where no one reads it without. */
  forms?: OfferForms;
}

/** An offer to a client: brief, talents and totals. */
export function OfferSheet(props: OfferSheetProps) {
  const { offer, items, states, onAnswer, cards, aside, forms } = props;
  const format = useFormat();
  const locale = useLocale();
  const [open, setOpen] = useState<string>();
  const opened = items.find(({ id }) => id === open);
  const CardViewer = lazyCardViewer;
  return (
    <Columns>
      <Main>
        {offer.brief && <Brief>{offer.brief}</Brief>}
        <Valid>
          <FormattedMessage
            id="business.proposal.offer.validUntil"
            values={{ date: format.date(offer.validUntil, 'long') }}
          />
        </Valid>
        <List>
          {items.map((item) => (
            <OfferItemCard
              key={item.id}
              item={item}
              state={states?.[item.id]}
              forms={forms}
              onAnswer={onAnswer && ((answer) => onAnswer(item.id, answer))}
              onOpen={() => setOpen(item.id)}
            />
          ))}
        </List>
        {offer.note && (
          <Note>
            <h2>
              <FormattedMessage id="business.proposal.field.note" />
            </h2>
            <p>{offer.note}</p>
          </Note>
        )}
        {onAnswer && <OfferBar items={items} />}
      </Main>
      {aside}
      {opened && (
        <CardViewer
          source={cards}
          itemId={opened.id}
          name={localized(opened.talentName, locale)}
          onClose={() => setOpen(undefined)}
          pending={null}
          onFailed={() => setOpen(undefined)}
        />
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
`;

const Brief = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Valid = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Note = styled.section`
  h2 {
    margin: 0 0 ${tokens.space1};
    font-size: ${tokens.textBody};
  }
  p {
    margin: 0;
    color: ${tokens.inkMuted};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
