import { isApiError } from '@dara/sdk/api';
import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Navigate, useParams } from '@dara/sdk/router';
import { ErrorState, Skeleton } from '@dara/kit/ui';
import { useEffect, useState } from 'react';
import { useAuthorizationVerifyEmailBeforeResetPasswordMutation } from '../../api/generated.ts';
import { NarrowPage } from '../../page/narrow-page.tsx';
import { AfterResetPart } from './after-reset.tsx';
import { NOT_FOUND_PATH } from './paths.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Opened from the mailed link: the token is checked before the form is shown. */
function ResetPasswordPage() {
  const { email = '', token = '' } = useParams();
  const [verify, { isSuccess, error }] = useAuthorizationVerifyEmailBeforeResetPasswordMutation();
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    void verify({ emailBody: { email } });
  }, [verify, email]);
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return <Navigate to={NOT_FOUND_PATH} replace />;
  }
  if (isSet) return <AfterResetPart email={email} token={token} />;
  return (
    <NarrowPage
      title={<FormattedMessage id="shell.reset.title" />}
      lead={<FormattedMessage id="shell.reset.lead" values={{ email: <strong>{email}</strong> }} />}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void verify({ emailBody: { email } })} />
      ) : isSuccess ? (
        <ResetPasswordForm email={email} token={token} onDone={() => setIsSet(true)} />
      ) : (
        <Skeleton shape="box" height="240px" />
      )}
    </NarrowPage>
  );
}

export const page: RoutePage = {
  Component: ResetPasswordPage,
  // Not for search engines.
  head: ({ formatMessage }) => ({
    title: formatMessage('shell.reset.title'),
    noIndex: true,
  }),
};
