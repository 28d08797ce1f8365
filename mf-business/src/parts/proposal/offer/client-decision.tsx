import { Badge, type BadgeTone } from '@dara/kit/ui';
import type { ProposalDecision, ProposalReason } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

const TONES: Record<ProposalDecision, BadgeTone> = {
  None: 'neutral',
  Yes: 'positive',
  Backup: 'info',
  No: 'danger',
};

interface AnswerSaidProps {
  item: { decision: ProposalDecision; reason: ProposalReason | null; comment: string | null };
}

export function DecisionBadge({ decision }: { decision: ProposalDecision }) {
  return (
    <Badge tone={TONES[decision]}>
      <FormattedMessage id={`business.proposal.decision.${decision}`} />
    </Badge>
  );
}

/** The client's current decision. */
export function ClientDecision({ item: { decision, reason, comment } }: AnswerSaidProps) {
  return (
    <Said>
      <DecisionBadge decision={decision} />
      {reason && <FormattedMessage id={`business.proposal.reason.${reason}`} />}
      {comment && <q>{comment}</q>}
    </Said>
  );
}

const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space1} ${tokens.space2};
  margin: 0;
  overflow-wrap: anywhere;
  q {
    flex-basis: 100%;
    color: ${tokens.inkMuted};
    white-space: pre-line;
    quotes: '“' '”';
  }
`;
