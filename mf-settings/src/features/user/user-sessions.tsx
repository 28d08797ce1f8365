import { personName } from '@dara/model';
import { RecordSection, useRecordActions } from '@dara/kit/record';
import { RelativeDate } from '@dara/kit/resource';
import { Button, ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import {
  useManagementProfileSessionEndAllMutation,
  useManagementProfileSessionEndMutation,
  useManagementProfileSessionListQuery,
  type ManagementProfile,
  type SessionEntry,
} from '../../api/generated.ts';
import { Place, RowLine, Rows } from './sign-in-rows.tsx';

/** Where a user is signed in at the moment; each sign-in, or all, end at once. */
export function UserSessions({ user }: { user: ManagementProfile }) {
  const { id } = user;
  const query = useManagementProfileSessionListQuery({ id });
  const [endAll] = useManagementProfileSessionEndAllMutation();
  const name = personName(user, useLocale());
  const { run, busy } = useRecordActions<'endAll'>({
    send: () => endAll({ id }).unwrap(),
    done: () => ({ id: 'setting.user.session.endedAll', values: { name } }),
    ask: () => ({
      kind: 'danger',
      title: { id: 'setting.user.session.askAll', values: { name } },
      message: { id: 'setting.user.session.askAllText' },
      confirmLabel: { id: 'setting.user.session.endAll' },
    }),
  });
  const sessions = query.data?.items;
  return (
    <RecordSection
      title={<FormattedMessage id="setting.user.session.title" />}
      aside={
        sessions &&
        sessions.length > 0 && (
          <Button
            size="small"
            icon={<LogOut size={16} aria-hidden />}
            loading={busy === 'endAll'}
            onClick={() => void run('endAll')}
          >
            <FormattedMessage id="setting.user.session.endAll" />
          </Button>
        )
      }
    >
      {query.isError && (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!sessions && !query.isError && <Skeleton shape="box" height={96} />}
      {sessions?.length === 0 && (
        <Quiet>
          <FormattedMessage id="setting.user.session.none" />
        </Quiet>
      )}
      {sessions && (
        <Rows>
          {sessions.map((session) => (
            <SessionRow key={session.id} userId={id} session={session} />
          ))}
        </Rows>
      )}
    </RecordSection>
  );
}

function SessionRow({ userId, session }: { userId: string; session: SessionEntry }) {
  const { formatMessage } = useIntl();
  const [end] = useManagementProfileSessionEndMutation();
  const { run, busy } = useRecordActions<'end'>({
    send: () => end({ id: userId, sessionId: session.id }).unwrap(),
    done: () => ({ id: 'setting.user.session.ended' }),
  });
  const device =
    [session.browser, session.system].filter(Boolean).join(' · ') ||
    formatMessage({ id: 'setting.user.session.unknownDevice' });
  return (
    <RowLine>
      <Place {...session} />
      <LastUsed>
        <FormattedMessage id="setting.user.session.lastUsed" />
        <RelativeDate value={session.lastUsedAt} />
      </LastUsed>
      <Button
        size="small"
        aria-label={formatMessage({ id: 'setting.user.session.endOf' }, { device })}
        loading={busy === 'end'}
        onClick={() => void run('end')}
      >
        <FormattedMessage id="setting.user.session.end" />
      </Button>
    </RowLine>
  );
}

const LastUsed = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space1};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
`;
