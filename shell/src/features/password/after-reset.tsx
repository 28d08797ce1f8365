import { useFormat } from '@dara/kit/format';
import { Button, ButtonLink, ErrorState, Skeleton } from '@dara/kit/ui';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { Navigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  useAuthorizationAfterResetMutation,
  useAuthorizationAfterResetRemoveMutation,
  type AfterReset,
} from '../../api/generated.ts';
import { DIALOG_PARAM } from '../../site/guard.ts';
import { NarrowPage } from '../../page/narrow-page.tsx';

const SIGN_IN = `/?${DIALOG_PARAM}=signin`;

interface AfterResetPartProps {
  email: string;
  /** Token of the link that just set the password. */
  token: string;
}

/**
 * Lists other credentials beside the new password, so that an attacker's passkey can be removed; continues to sign-in
 * if there are none.
 */
export function AfterResetPart({ email, token }: AfterResetPartProps) {
  const [look, { data, error }] = useAuthorizationAfterResetMutation();
  useEffect(() => {
    void look({ afterResetBody: { email, token } });
  }, [look, email, token]);
  const isOver = isApiError(error) && error.code === 'RESET_TOKEN_INVALID';
  const hasNone = data?.passkeys.length === 0 && data.secondStepSince === null;
  if (isOver || hasNone) return <Navigate to={SIGN_IN} replace />;
  return (
    <NarrowPage
      title={<FormattedMessage id="shell.afterReset.title" />}
      lead={<FormattedMessage id="shell.afterReset.lead" />}
    >
      {data ? (
        <Steps email={email} token={token} steps={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void look({ afterResetBody: { email, token } })} />
      ) : (
        <Skeleton shape="box" height="160px" />
      )}
    </NarrowPage>
  );
}

interface StepsProps extends AfterResetPartProps {
  steps: AfterReset;
}

function Steps({ email, token, steps: { passkeys, secondStepSince } }: StepsProps) {
  const format = useFormat();
  const notice = useNotice();
  const [remove, { isLoading }] = useAuthorizationAfterResetRemoveMutation();
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = passkeys.filter(({ id }) => !gone.includes(id));
  const handleRemove = async (passkeyIds: string[]) => {
    try {
      await remove({ removePasskeysBody: { email, token, passkeyIds } }).unwrap();
      setGone([...gone, ...passkeyIds]);
      notice({ kind: 'success', message: { id: 'shell.afterReset.removed' } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <>
      {left.length > 0 && (
        <List>
          {left.map(({ id, name, createdAt }) => (
            <li key={id}>
              <span>
                <FormattedMessage
                  id="shell.afterReset.passkey"
                  values={{ name: <strong>{name}</strong>, created: format.dateTime(createdAt) }}
                />
              </span>
              <Button size="small" loading={isLoading} onClick={() => void handleRemove([id])}>
                <FormattedMessage id="shell.afterReset.remove" />
              </Button>
            </li>
          ))}
        </List>
      )}
      {secondStepSince && (
        <App>
          <FormattedMessage
            id="shell.afterReset.app"
            values={{ since: format.dateTime(secondStepSince) }}
          />
        </App>
      )}
      <ButtonLink variant="primary" to={SIGN_IN}>
        <FormattedMessage id="shell.session.signIn" />
      </ButtonLink>
    </>
  );
}

const App = styled.p`
  margin: 0 0 ${tokens.space5};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space3};
  margin: 0 0 ${tokens.space5};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space3};
    align-items: center;
    justify-content: space-between;
  }
  strong {
    overflow-wrap: anywhere;
  }
`;
