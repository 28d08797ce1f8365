import { isApiError, registerErrorTexts } from '@dara/sdk/api';
import { FormTextField, ResourceForm } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { signIn } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useAuthorizationSecondStepMutation } from '../../api/generated.ts';
import { WideSubmit } from '../password/wide-submit.tsx';

registerErrorTexts({ CHALLENGE_OVER: 'shell.step.over', stepCode: 'shell.step.wrong' });

const schema = object({ code: string().test(required()) });
const APP_INPUT = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } as const;
const RECOVERY_INPUT = { autoComplete: 'off', autoCapitalize: 'none', maxLength: 40 } as const;

export interface SecondStepFormProps {
  challenge: string;
  /** Returns to email and password. */
  onBack: () => void;
}

/** A code of the authenticator app, or a recovery code. */
export function SecondStepForm({ challenge, onBack }: SecondStepFormProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const [send] = useAuthorizationSecondStepMutation();
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const codeRef = useRef<HTMLInputElement>(null);
  const isApp = way === 'app';
  useEffect(() => codeRef.current?.focus(), [way]);

  const submit = async ({ code }: { code: string }) => {
    try {
      return await send({ secondStepBody: { challenge, code: code.trim() } }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.code === 'CHALLENGE_OVER') {
        notice({ kind: 'warning', message: { id: 'shell.step.over' } });
        onBack();
      }
      throw error;
    }
  };

  return (
    <>
      <Title>
        <FormattedMessage id="shell.step.title" />
      </Title>
      <Text>
        <FormattedMessage id={isApp ? 'shell.step.lead' : 'shell.step.recovery.lead'} />
      </Text>
      <ResourceForm
        key={way}
        compact
        label={intl.formatMessage({ id: 'shell.step.title' })}
        initialValues={{ code: '' }}
        schema={schema}
        onSubmit={submit}
        onSuccess={(session) => signIn(dispatch, session)}
        successMessage={{ id: 'sdk.notice.loggedIn' }}
      >
        <FormTextField
          {...(isApp ? APP_INPUT : RECOVERY_INPUT)}
          ref={codeRef}
          name="code"
          required
          label={<FormattedMessage id={isApp ? 'shell.step.code' : 'shell.step.recovery.code'} />}
        />
        <WideSubmit>
          <FormattedMessage id="shell.step.submit" />
        </WideSubmit>
      </ResourceForm>
      <Ways>
        <Button variant="ghost" onClick={() => setWay(isApp ? 'recovery' : 'app')}>
          <FormattedMessage id={isApp ? 'shell.step.recovery' : 'shell.step.useApp'} />
        </Button>
        <Button variant="ghost" onClick={onBack}>
          <FormattedMessage id="shell.step.back" />
        </Button>
      </Ways>
      {!isApp && (
        <Text>
          <FormattedMessage id="shell.step.lost" />
        </Text>
      )}
    </>
  );
}

const Title = styled.h3`
  margin: 0 0 ${tokens.space2};
  font-size: ${tokens.textTitle};
`;

const Text = styled.p`
  margin: 0 0 ${tokens.space4};
  color: ${tokens.inkMuted};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  justify-content: space-between;
  margin: ${tokens.space3} 0;
`;
