import type { RoutePage } from '@dara/contract';
import { FormPasswordField, ResourceForm } from '@dara/kit/forms';
import { Button, ButtonLink, ErrorState, Skeleton, TextLink } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useNavigate, useParams } from '@dara/sdk/router';
import { canKeepTokens, signIn, useSession } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import {
  useAuthorizationConfirmMutation,
  useAuthorizationConfirmationResendMutation,
  useAuthorizationRegistrationLinkMutation,
} from '../../api/generated.ts';
import { DIALOG_PARAM } from '../../site/guard.ts';
import { useServices } from '../../site/services.ts';
import { NarrowPage } from '../../page/narrow-page.tsx';
import { FORGOT_PASSWORD_PATH } from '../password/paths.ts';
import { WideSubmit } from '../password/wide-submit.tsx';
import { workPlace } from '../../session/account-places.ts';
import { COOKIES_BLOCKED } from '../session/sign-in-form.tsx';

const SIGN_IN = `/?${DIALOG_PARAM}=signin`;
const schema = object({ password: string().test(required()) });

const isOver = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.status === 400);

/** Opened from a registration mail. The password confirms the address: link scanners do not know it. */
function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const [look, { data, error }] = useAuthorizationRegistrationLinkMutation();
  // State is here, since signing in resets the api cache, and with it the form.
  const goOn = useGoToWork();
  useEffect(() => {
    void look({ registrationLinkBody: { token } });
  }, [look, token]);
  if (data?.state === 'Waiting') return <Waiting {...{ token, goOn }} email={data.email} />;
  if (data?.state === 'Confirmed') return <Confirmed email={data.email} />;
  if (data) return <Expired token={token} email={data.email} />;
  if (isOver(error)) return <Unknown />;
  return (
    <NarrowPage title={<FormattedMessage id="shell.confirm.title" />} lead={null}>
      {error ? (
        <ErrorState error={error} onRetry={() => void look({ registrationLinkBody: { token } })} />
      ) : (
        <Skeleton shape="box" height="160px" />
      )}
    </NarrowPage>
  );
}

interface LinkProps {
  token: string;
  email: string;
}

function Waiting({ token, email, goOn }: LinkProps & { goOn: () => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [confirm] = useAuthorizationConfirmMutation();
  return (
    <NarrowPage
      title={<FormattedMessage id="shell.confirm.title" />}
      lead={
        <FormattedMessage id="shell.confirm.lead" values={{ email: <strong>{email}</strong> }} />
      }
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'shell.confirm.title' })}
        initialValues={{ password: '' }}
        schema={schema}
        onSubmit={({ password }) => {
          if (!canKeepTokens()) throw COOKIES_BLOCKED;
          return confirm({ confirmBody: { token, password } }).unwrap();
        }}
        onSuccess={(answer) => {
          // Confirmed elsewhere meanwhile, and a second step set up: the dialog asks for it.
          if ('challenge' in answer) return void navigate(SIGN_IN, { replace: true });
          signIn(dispatch, answer);
          goOn();
        }}
        successMessage={{ id: 'shell.confirm.done' }}
      >
        <input hidden autoComplete="username" value={email} readOnly />
        <FormPasswordField
          name="password"
          autoComplete="current-password"
          required
          label={<FormattedMessage id="shell.confirm.password" />}
          aside={
            <TextLink to={FORGOT_PASSWORD_PATH}>
              <FormattedMessage id="shell.auth.forgot" />
            </TextLink>
          }
        />
        <WideSubmit>
          <FormattedMessage id="shell.confirm.submit" />
        </WideSubmit>
      </ResourceForm>
    </NarrowPage>
  );
}

/** Redirects a new session to the user's own page, once the pages are known. */
function useGoToWork(): () => void {
  const navigate = useNavigate();
  const { profile } = useSession();
  const { snapshot, rest } = useServices();
  const [isGoing, setIsGoing] = useState(false);
  const [isRestLost, setRestLost] = useState(false);
  useEffect(() => {
    if (!isGoing || !profile) return;
    if (snapshot.rest !== undefined && !isRestLost) {
      rest.fetch().catch(() => setRestLost(true));
      return;
    }
    void navigate(workPlace(snapshot, profile) ?? '/', { replace: true });
  }, [isGoing, isRestLost, profile, snapshot, rest, navigate]);
  return () => setIsGoing(true);
}

function Confirmed({ email }: { email: string }) {
  return (
    <NarrowPage
      title={<FormattedMessage id="shell.confirm.confirmed.title" />}
      lead={
        <p role="status">
          <FormattedMessage
            id="shell.confirm.confirmed.text"
            values={{ email: <strong>{email}</strong> }}
          />
        </p>
      }
    >
      <ButtonLink variant="primary" to={SIGN_IN}>
        <FormattedMessage id="shell.session.signIn" />
      </ButtonLink>
    </NarrowPage>
  );
}

/** Offers another link to the address that the old one was sent to. */
function Expired({ token, email }: LinkProps) {
  const notice = useNotice();
  const [resend, { isLoading }] = useAuthorizationConfirmationResendMutation();
  const [isSent, setIsSent] = useState(false);
  const handlePress = async () => {
    try {
      await resend({ resendBody: { token } }).unwrap();
      setIsSent(true);
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  const part = isSent ? 'sent' : 'expired';
  return (
    <NarrowPage
      title={<FormattedMessage id={`shell.confirm.${part}.title`} />}
      lead={
        <p role="status">
          <FormattedMessage
            id={`shell.confirm.${part}.text`}
            values={{ email: <strong>{email}</strong> }}
          />
        </p>
      }
    >
      {!isSent && (
        <Button variant="primary" loading={isLoading} onClick={() => void handlePress()}>
          <FormattedMessage id="shell.confirm.resend" />
        </Button>
      )}
    </NarrowPage>
  );
}

/** For a registration that was replaced or deleted, or a mistyped link. */
function Unknown() {
  return (
    <NarrowPage
      title={<FormattedMessage id="shell.confirm.unknown.title" />}
      lead={
        <p role="status">
          <FormattedMessage id="shell.confirm.unknown.text" />
        </p>
      }
    >
      <ButtonLink to={SIGN_IN}>
        <FormattedMessage id="shell.session.signIn" />
      </ButtonLink>
    </NarrowPage>
  );
}

export const page: RoutePage = {
  Component: ConfirmEmailPage,
  // Not for search engines.
  head: ({ formatMessage }) => ({ title: formatMessage('shell.confirm.title'), noIndex: true }),
};
