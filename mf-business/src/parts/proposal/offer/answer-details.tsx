import { NativeSelect, TextArea, useTypedBefore } from '@dara/kit/ui';
import { PROPOSAL_LIMITS, PROPOSAL_REASONS, type ProposalReason } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../answer-state.ts';

interface AnswerDetailsProps {
  answer: Answer;
  onChange: (answer: Answer) => void;
}

const PAUSE_MS = 800;

/** Why a talent is declined or only a backup, and the client's comment. */
export function AnswerDetails({ answer, onChange }: AnswerDetailsProps) {
  const { formatMessage } = useIntl();
  const { decision, reason } = answer;
  const [text, setText] = useState(answer.comment ?? '');
  const reasonRef = useRef<HTMLSelectElement>(null);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const choose = (value: string) =>
    onChange({ ...answer, reason: (value || null) as ProposalReason | null });
  useTypedBefore(reasonRef, reason ?? '', choose);
  useTypedBefore(commentRef, text, setText);
  const keep = () => {
    const comment = text.trim() || null;
    if (comment !== answer.comment) onChange({ ...answer, comment });
  };
  const keepLater = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => keepLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Stack>
      {(decision === 'No' || decision === 'Backup') && (
        <NativeSelect
          ref={reasonRef}
          name="reason"
          label={<FormattedMessage id="business.proposal.offer.reason" />}
          value={reason ?? ''}
          options={[
            { value: '', label: formatMessage({ id: 'business.proposal.offer.noReason' }) },
            ...PROPOSAL_REASONS.map((value) => ({
              value,
              label: formatMessage({ id: `business.proposal.reason.${value}` }),
            })),
          ]}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <TextArea
        ref={commentRef}
        name="comment"
        label={<FormattedMessage id="business.proposal.offer.comment" />}
        rows={2}
        maxLength={PROPOSAL_LIMITS.comment}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space3};
`;
