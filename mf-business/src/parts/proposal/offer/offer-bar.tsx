import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens, zIndex } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { isAnswered, type OfferItem } from './offer.ts';

export const SUMMARY_TITLE = 'offer-summary-title';

function leadToSummary(): void {
  const title = document.getElementById(SUMMARY_TITLE);
  title?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
  title?.focus({ preventScroll: true });
}

/** Sticky bar on phones: progress, and a link to the summary. */
export function OfferBar({ items }: { items: readonly OfferItem[] }) {
  return (
    <Bar>
      <span>
        <FormattedMessage
          id="business.proposal.answered"
          values={{ answered: items.filter(isAnswered).length, items: items.length }}
        />
      </span>
      <ButtonLink
        size="small"
        variant="primary"
        to={`#${SUMMARY_TITLE}`}
        onClick={(event) => {
          event.preventDefault();
          leadToSummary();
        }}
      >
        <FormattedMessage id="business.proposal.offer.toSummary" />
      </ButtonLink>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${zIndex.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space3};
  margin-inline: calc(-1 * ${tokens.space4});
  padding: ${tokens.space2} ${tokens.space4} max(${tokens.space2}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.line};
  background: ${tokens.paper};
  font-size: ${tokens.textSmall};
  ${media.desktop} {
    display: none;
  }
`;
