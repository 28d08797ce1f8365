import { errorMessage, isApiError } from '@dara/sdk/api';
import { plainText, useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useLocale, type Locale } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { Button, TextLink } from '@dara/kit/ui';
import { useState } from 'react';
import { useGuardianAnswerMutation, type GuardianConfirmation } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { NEW_FACE_TEXTS } from './new-face-texts.ts';
import * as S from './guardian-answer.styles.ts';
import { GUARDIAN_TEXTS } from './guardian-texts.ts';

interface GuardianAnswerProps {
  token: string;
  asked: GuardianConfirmation;
}

/** The request to a guardian, with buttons to confirm or decline. */
export function GuardianAnswer({ token, asked }: GuardianAnswerProps) {
  const locale = useLocale();
  const notice = useNotice();
  const confirm = useConfirm();
  const [send, { isLoading }] = useGuardianAnswerMutation();
  const [state, setState] = useState(asked);
  const [sent, setSent] = useState<'Confirm' | 'Decline'>();
  const handle = async (answer: 'Confirm' | 'Decline') => {
    if (answer === 'Decline' && !(await confirm(sureOf(state, locale)))) return;
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
    <S.Sheet>
      <p>
        <FormattedMessage
          id="public.guardian.named"
          values={{
            guardian: <strong>{state.guardianName}</strong>,
            relation: state.relation && ` (${state.relation})`,
            talent: <strong>{localized(state.talentName, locale)}</strong>,
            age: state.age ?? 0,
          }}
        />
      </p>
      {state.answer === null && <Consents asked={state} />}
      <Status state={state} />
      <S.Buttons>
        {state.answer === null && (
          <Button
            variant="primary"
            loading={isBusy('Confirm')}
            disabled={isLoading}
            onClick={() => void handle('Confirm')}
          >
            {GUARDIAN_TEXTS.confirm[locale]}
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
      </S.Buttons>
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
    </S.Sheet>
  );
}

/** Declining cannot be taken back by the same link. */
function sureOf({ answer, subject }: GuardianConfirmation, locale: Locale) {
  const action = answer === null ? 'decline' : 'withdraw';
  return {
    kind: 'danger' as const,
    title: { id: `public.guardian.ask.${action}` },
    message:
      subject === 'NewFace'
        ? plainText(NEW_FACE_TEXTS.decline[locale])
        : { id: `public.guardian.ask.${action}Text` },
    confirmLabel: { id: `public.guardian.${action}` },
  };
}

/** What the agency may do after confirmation. */
function Consents({ asked }: { asked: GuardianConfirmation }) {
  const locale = useLocale();
  return (
    <div>
      <p>{GUARDIAN_TEXTS.means[locale]}</p>
      <ul>
        <li>{GUARDIAN_TEXTS['means.guardian'][locale]}</li>
        {asked.subject === 'NewFace' && <li>{NEW_FACE_TEXTS.means[locale]}</li>}
        {asked.consents.map((purpose) => (
          <li key={purpose}>{GUARDIAN_TEXTS[`means.${purpose}`][locale]}</li>
        ))}
      </ul>
    </div>
  );
}

function Status({ state }: { state: GuardianConfirmation }) {
  const locale = useLocale();
  const format = useFormat();
  return (
    <div role="status">
      {state.answer !== null && (
        <S.Answered>
          <strong>
            <FormattedMessage
              id={`public.guardian.answer.${state.answer}`}
              values={{ date: format.dateTime(state.answeredAt ?? '') }}
            />
          </strong>
          <span>
            {state.subject === 'NewFace'
              ? NEW_FACE_TEXTS[state.answer][locale]
              : GUARDIAN_TEXTS[`answer.${state.answer}Text`][locale]}
          </span>
        </S.Answered>
      )}
    </div>
  );
}
