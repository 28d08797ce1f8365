import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TotalsList } from '../totals-list.tsx';
import { SUMMARY_TITLE } from './offer-bar.tsx';
import { isAnswered, isChosen, sumsOf, type Offer, type OfferItem } from './offer.ts';

interface OfferSummaryProps {
  offer: Offer;
  items: readonly OfferItem[];
  /** Actions. */
  children?: ReactNode;
}

/** Totals of the chosen talents, compared with all. */
export function OfferSummary({ offer, items, children }: OfferSummaryProps) {
  const format = useFormat();
  const { all, chosen } = sumsOf(items, offer);
  const yes = items.filter(isChosen).length;
  return (
    <Panel id="answers" aria-labelledby={SUMMARY_TITLE}>
      <h2 id={SUMMARY_TITLE} tabIndex={-1}>
        <FormattedMessage id={`business.proposal.offer.${chosen ? 'chosenSum' : 'allSum'}`} />
      </h2>
      <p aria-live="polite">
        <FormattedMessage
          id="business.proposal.offer.progress"
          values={{ answered: items.filter(isAnswered).length, items: items.length, yes }}
        />
      </p>
      <TotalsList totals={chosen ?? all} terms={offer} />
      {chosen && (
        <p>
          <FormattedMessage
            id="business.proposal.offer.ofAll"
            values={{ total: format.money(all.total) }}
          />
        </p>
      )}
      {children}
    </Panel>
  );
}

const Panel = styled.aside`
  display: grid;
  gap: ${tokens.space4};
  padding: ${tokens.space5} ${tokens.space4};
  scroll-margin-block-start: 88px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: ${tokens.textLarge};
    outline: none;
    scroll-margin-block-start: 88px;
  }
  > p {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: 88px;
  }
`;
