import type { RoutePage } from '@dara/contract';
import { Button, ButtonLink, ErrorState, Skeleton } from '@dara/kit/ui';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  useAuthorizationEmailLinkFollowMutation,
  useAuthorizationEmailLinkMutation,
  type EmailLink,
} from '../../api/generated.ts';
import { DIALOG_PARAM } from '../../site/guard.ts';
import { useServices } from '../../site/services.ts';
import { NarrowPage } from '../../page/narrow-page.tsx';
import { FORGOT_PASSWORD_PATH } from '../password/paths.ts';
import { fetchOwnProfile } from '../../session/own-profile.ts';

const isOver = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.status === 400);

/** Opened from a mailed link. Requires a click, since link scanners open links too. */
function EmailChangePage() {
  const { token = '' } = useParams();
  const [look, { data, error }] = useAuthorizationEmailLinkMutation();
  useEffect(() => {
    void look({ emailLinkBody: { token } });
  }, [look, token]);
  if (data) return <Asked token={token} link={data} />;
  if (isOver(error)) return <Over />;
  return (
    <NarrowPage title={<FormattedMessage id="shell.email.title" />} lead={null}>
      {error ? (
        <ErrorState error={error} onRetry={() => void look({ emailLinkBody: { token } })} />
      ) : (
        <Skeleton shape="box" height="120px" />
      )}
    </NarrowPage>
  );
}

type Done = EmailLink['answer'] | 'Over';

/** Variant of the texts: a change requested by another user counts after both addresses have confirmed. */
const placeOf = (answer: EmailLink['answer'], isOthers: boolean): string =>
  isOthers && answer !== 'Decide' ? `${answer}Others` : answer;

function Asked({ token, link: { answer, email, isOthers } }: { token: string; link: EmailLink }) {
  const notice = useNotice();
  const { store } = useServices();
  const { status } = useSession();
  const [follow, { isLoading }] = useAuthorizationEmailLinkFollowMutation();
  const [done, setDone] = useState<Done>();
  const handlePress = async (isAgreed: boolean) => {
    const given = answer === 'Decide' ? { token, isAgreed } : { token };
    try {
      await follow({ emailLinkFollowBody: given }).unwrap();
      setDone(answer === 'Decide' && !isAgreed ? 'Stop' : answer);
      // Updates the address in the frame; if that fails, the next page does.
      if (status === 'signed-in') fetchOwnProfile(store).catch(() => undefined);
    } catch (error) {
      if (isOver(error)) setDone('Over');
      else notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  if (done === 'Over') return <Over />;
  const values = { email: <Email>{email}</Email> };
  const place = placeOf(done ?? answer, isOthers);
  return (
    <NarrowPage
      title={<FormattedMessage id={`shell.email.${place}${done ? '.done' : ''}.title`} />}
      lead={
        <p role="status">
          <FormattedMessage
            id={`shell.email.${place}${done ? '.done' : ''}.text`}
            values={values}
          />
        </p>
      }
    >
      {done ? (
        <Next answer={isOthers ? 'Confirm' : done} isSignedIn={status === 'signed-in'} />
      ) : (
        <Choices>
          <Button variant="primary" loading={isLoading} onClick={() => void handlePress(true)}>
            <FormattedMessage id={`shell.email.${answer}.submit`} />
          </Button>
          {answer === 'Decide' && (
            <Button disabled={isLoading} onClick={() => void handlePress(false)}>
              <FormattedMessage id="shell.email.Decide.decline" />
            </Button>
          )}
        </Choices>
      )}
    </NarrowPage>
  );
}

const Email = styled.strong`
  overflow-wrap: anywhere;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;

/** Next step: a user who cancelled an unknown change needs a new password. */
function Next({ answer, isSignedIn }: { answer: EmailLink['answer']; isSignedIn: boolean }) {
  if (answer === 'Contact') {
    return (
      <ButtonLink to="/">
        <FormattedMessage id="shell.home" />
      </ButtonLink>
    );
  }
  if (answer === 'Stop') {
    return (
      <ButtonLink variant="primary" to={FORGOT_PASSWORD_PATH}>
        <FormattedMessage id="shell.reset.title" />
      </ButtonLink>
    );
  }
  return isSignedIn ? (
    <ButtonLink to="/">
      <FormattedMessage id="shell.home" />
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" to={`/?${DIALOG_PARAM}=signin`}>
      <FormattedMessage id="shell.session.signIn" />
    </ButtonLink>
  );
}

/** Followed before, replaced by a newer one, stopped, or too old. */
function Over() {
  return (
    <NarrowPage
      title={<FormattedMessage id="shell.email.over.title" />}
      lead={
        <p role="status">
          <FormattedMessage id="shell.email.over.text" />
        </p>
      }
    >
      <ButtonLink to="/">
        <FormattedMessage id="shell.home" />
      </ButtonLink>
    </NarrowPage>
  );
}

export const page: RoutePage = {
  Component: EmailChangePage,
  // Not for search engines.
  head: ({ formatMessage }) => ({ title: formatMessage('shell.email.title'), noIndex: true }),
};
