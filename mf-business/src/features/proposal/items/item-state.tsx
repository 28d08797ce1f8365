import { Badge } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import type { ProposalItem } from '../../../api/generated.ts';
import { DecisionBadge } from '../../../parts/proposal/offer/client-decision.tsx';

/** The client's decision on a talent, or that the talent can no longer be had; nothing before either. */
export function ItemState({ item }: { item: ProposalItem }) {
  if (!item.isAvailable) {
    return (
      <Badge tone="danger">
        <FormattedMessage id="business.proposal.offer.away" />
      </Badge>
    );
  }
  return item.decision === 'None' ? null : <DecisionBadge decision={item.decision} />;
}
