import { useFormat } from '@dara/kit/format';
import { Badge, type BadgeTone } from '@dara/kit/ui';
import type { LineUpState as State } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import type { ProposalLineUpPlace } from '../../../api/generated.ts';

const TONES: Record<State, BadgeTone> = {
  Pending: 'neutral',
  Held: 'warning',
  Booked: 'positive',
  Replaced: 'neutral',
};

/** Whether a talent of the line-up is on hold, booked or replaced, and the days. */
export function LineUpState({ place }: { place: ProposalLineUpPlace }) {
  const format = useFormat();
  const { state, from, to } = place;
  return (
    <>
      <Badge tone={TONES[state]}>
        <FormattedMessage id={`business.proposal.lineUp.state.${state}`} />
      </Badge>
      {from && to && <span>{format.dateRange(from, to)}</span>}
    </>
  );
}
