import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';
import type { AnswerState } from '../answer-state.ts';

const ICONS = { saved: Check, saving: LoaderCircle, waiting: CloudOff } as const;

/** Whether an answer has arrived, is on its way, or waits for the connection. */
export function AnswerMark({ state }: { state: AnswerState | 'saved' }) {
  const Icon = ICONS[state];
  return (
    <Mark role="status" data-state={state}>
      <Icon size={16} aria-hidden />
      <FormattedMessage id={`business.proposal.offer.state.${state}`} />
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  &[data-state='waiting'] {
    color: ${tokens.danger};
  }
`;
