import { useFormat } from '@dara/kit/format';
import type { ProposalMargin } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';

/** A margin in baht and in percent. */
export function MarginShare({ margin }: { margin: ProposalMargin }) {
  const format = useFormat();
  return (
    <FormattedMessage
      id="business.proposal.margin.share"
      values={{
        margin: format.money(margin.margin),
        percent: format.percent(margin.marginPercent ?? 0),
      }}
    />
  );
}
