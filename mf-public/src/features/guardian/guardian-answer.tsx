import { errorMessage, isApiError } from '@dara/sdk/api';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { Button, TextLink } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useGuardianAnswerMutation, type GuardianConfirmation } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

interface GuardianAnswerProps {
  token: string;
  asked: GuardianConfirmation;
}

/** Who asks for what, and the guardian's answer by a button. */
export function GuardianAnswer({ token, asked }: GuardianAnswerProps) {
  const notice = useNotice();
  const confirm = useConfirm();
  const [send, { isLoading }] = useGuardianAnswerMutation();
  const [state, setState] = useState(asked);
  const [sent, setSent] = useState<'Confirm' | 'Decline'>();
  const handle = async (answer: 'Confirm' | 'Decline') => {
    if (answer === 'Decline' && !(await confirm(sureOf(state)))) return;
    setSent(answer);
    try {
      setState(await send({ guardianAnswerBody: { token, answer } }).unwrap());
    } catch (error) {
      const isGone = isApiError(error) && error.status === 410;
      const message = isGone ? { id: 'public.guardian.lost.title' } : errorMessage(error);
      notice({ kind: 'error', message });
    }
  };
  const isBusy = (answer: 'Confirm' | 'Decline') => isLoading && sent === answer;
  return (
    <Sheet>
      <p>
        <FormattedMessage
          id="public.guardian.named"
          values={{
            guardian: <strong>{state.guardianName}</strong>,
            relation: state.relation,
            talent: <strong>{state.displayName}</strong>,
            age: state.age ?? 0,
          }}
        />
      </p>
      {state.answer === null && <Consents asked={state} />}
      <Status state={state} />
      <Buttons>
        {state.answer === null && (
          <Button
            variant="primary"
            loading={isBusy('Confirm')}
            disabled={isLoading}
            onClick={() => void handle('Confirm')}
          >
            <FormattedMessage id="public.guardian.confirm" />
          </Button>
        )}
        {(state.answer === null || state.answer === 'Confirmed') && (
          <Button
            loading={isBusy('Decline')}
            disabled={isLoading}
            onClick={() => void handle('Decline')}
          >
            <FormattedMessage
              id={state.answer === null ? 'public.guardian.decline' : 'public.guardian.withdraw'}
            />
          </Button>
        )}
      </Buttons>
      <small>
        <FormattedMessage
          id="public.guardian.more"
          values={{
            privacy: (text) => (
              <TextLink key="privacy" to={paths.privacy}>
                {text}
              </TextLink>
            ),
            contact: (text) => (
              <TextLink key="contact" to={paths.contact}>
                {text}
              </TextLink>
            ),
          }}
        />
      </small>
    </Sheet>
  );
}

/** Declining cannot be taken back by the same link. */
function sureOf({ answer }: GuardianConfirmation) {
  const action = answer === null ? 'decline' : 'withdraw';
  return {
    kind: 'danger' as const,
    title: { id: `public.guardian.ask.${action}` },
    message: { id: `public.guardian.ask.${action}Text` },
    confirmLabel: { id: `public.guardian.${action}` },
  };
}

/** What confirming lets the agency do. */
function Consents({ asked }: { asked: GuardianConfirmation }) {
  return (
    <div>
      <p>
        <FormattedMessage id="public.guardian.means" />
      </p>
      <ul>
        <li>
          <FormattedMessage id="public.guardian.means.guardian" />
        </li>
        {asked.consents.map((purpose) => (
          <li key={purpose}>
            <FormattedMessage id={`public.guardian.means.${purpose}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Status({ state }: { state: GuardianConfirmation }) {
  const format = useFormat();
  return (
    <div role="status">
      {state.answer !== null && (
        <Answered>
          <strong>
            <FormattedMessage
              id={`public.guardian.answer.${state.answer}`}
              values={{ date: format.dateTime(state.answeredAt ?? '') }}
            />
          </strong>
          <span>
            <FormattedMessage id={`public.guardian.answer.${state.answer}Text`} />
          </span>
        </Answered>
      )}
    </div>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${tokens.space4};
  margin-block-start: ${tokens.space6};
  padding: ${tokens.space5} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
  ul {
    margin: ${tokens.space2} 0 0;
    padding-inline-start: ${tokens.space5};
  }
  small {
    color: ${tokens.inkMuted};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;

const Answered = styled.div`
  display: grid;
  gap: ${tokens.space1};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.infoSoft};
`;
