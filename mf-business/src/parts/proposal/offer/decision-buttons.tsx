import { focusRing } from '@dara/kit/ui';
import type { ProposalDecision } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Bookmark, Check, X } from 'lucide-react';
import { styled } from 'styled-components';

const CHOICES = [
  { decision: 'Yes', Icon: Check },
  { decision: 'Backup', Icon: Bookmark },
  { decision: 'No', Icon: X },
] as const;

interface DecisionButtonsProps {
  /** Name of the talent. */
  name: string;
  value: ProposalDecision;
  onChange: (decision: ProposalDecision) => void;
  /** They send the form around them while no script listens. */
  isForm?: boolean;
}

/** Yes, backup or no; clicking the selected one clears it. */
export function DecisionButtons({ name, value, onChange, isForm }: DecisionButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <Group role="group" aria-label={formatMessage({ id: 'business.proposal.offer.ask' }, { name })}>
      {CHOICES.map(({ decision, Icon }) => {
        const next = value === decision ? 'None' : decision;
        return (
          <Choice
            key={decision}
            {...(isForm
              ? { type: 'submit', name: 'decision', value: next }
              : { type: 'button' as const })}
            data-decision={decision}
            aria-pressed={value === decision}
            onClick={() => onChange(next)}
          >
            <Icon size={18} aria-hidden />
            <FormattedMessage id={`business.proposal.decision.${decision}`} />
          </Choice>
        );
      })}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space2};
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space2};
  min-height: 48px;
  padding: 0 ${tokens.space2};
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  ${focusRing}
  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${tokens.ink};
    color: ${tokens.paper};
  }
  &[aria-pressed='true'][data-decision='Yes'] {
    background: ${tokens.positive};
    color: ${tokens.paper};
  }
`;
