import type { RoutePage } from '@dara/contract';
import { Button, ButtonLink } from '@dara/kit/ui';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useParams } from '@dara/sdk/router';
import { useState } from 'react';
import { useAuthorizationUnlockMutation } from '../../api/generated.ts';
import { DIALOG_PARAM } from '../../site/guard.ts';
import { NarrowPage } from '../../page/narrow-page.tsx';

type State = 'ask' | 'done' | 'over';

/** Opened from the mail about a locked account. Requires a click, since link scanners open links too. */
function UnlockPage() {
  const { token = '' } = useParams();
  const notice = useNotice();
  const [unlock, { isLoading }] = useAuthorizationUnlockMutation();
  const [state, setState] = useState<State>('ask');
  const handlePress = async () => {
    try {
      await unlock({ unlockBody: { token } }).unwrap();
      setState('done');
    } catch (error) {
      if (isApiError(error) && (error.status === 410 || error.status === 400)) setState('over');
      else notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <NarrowPage
      title={<FormattedMessage id={`shell.unlock.${state}.title`} />}
      lead={
        <p role="status">
          <FormattedMessage id={`shell.unlock.${state}.text`} />
        </p>
      }
    >
      {state === 'ask' ? (
        <Button variant="primary" loading={isLoading} onClick={() => void handlePress()}>
          <FormattedMessage id="shell.unlock.submit" />
        </Button>
      ) : (
        <ButtonLink variant="primary" to={`/?${DIALOG_PARAM}=signin`}>
          <FormattedMessage id="shell.session.signIn" />
        </ButtonLink>
      )}
    </NarrowPage>
  );
}

export const page: RoutePage = {
  Component: UnlockPage,
  // Not for search engines.
  head: ({ formatMessage }) => ({ title: formatMessage('shell.unlock.ask.title'), noIndex: true }),
};
