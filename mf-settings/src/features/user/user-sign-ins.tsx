import { RecordSection, useHistoryPage } from '@dara/kit/record';
import { RelativeDate } from '@dara/kit/resource';
import { useFormat } from '@dara/kit/format';
import { Badge, ErrorState, Pagination, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useLocation, useNavigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import {
  useManagementProfileSignInListQuery,
  type ManagementProfile,
  type SignInEntry,
} from '../../api/generated.ts';
import { Place, Rows, RowLine } from './sign-in-rows.tsx';
import { UserSessions } from './user-sessions.tsx';

/** Where a user is signed in, which administrators may end, and how sign-ins went before. */
export function UserSignIns({ user }: { user: ManagementProfile }) {
  return (
    <Sheets>
      <UserSessions user={user} />
      <RecordSection title={<FormattedMessage id="setting.user.signin.title" />}>
        <PastSignIns id={user.id} />
      </RecordSection>
    </Sheets>
  );
}

function PastSignIns({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = useHistoryPage();
  const query = useManagementProfileSignInListQuery({ id, ...asked });
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <Skeleton shape="box" height={160} />;
  const { items, total } = query.data;
  const hrefOf = (page: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(page));
    return `${pathname}?${params.toString()}`;
  };
  if (items.length === 0) {
    return (
      <Quiet>
        <FormattedMessage id="setting.user.neverLoggedIn" />
      </Quiet>
    );
  }
  return (
    <>
      <Rows>
        {items.map((entry) => (
          <SignInRow key={entry.id} entry={entry} />
        ))}
      </Rows>
      <Pagination
        {...asked}
        total={total}
        label={formatMessage({ id: 'setting.user.signin.title' })}
        hrefOf={hrefOf}
        onPage={(page) => void navigate(hrefOf(page), { preventScrollReset: true })}
      />
    </>
  );
}

const TONES = {
  SignIn: 'positive',
  FailSignIn: 'warning',
  FailSecondStep: 'warning',
  FailPasskey: 'warning',
  RefuseSignIn: 'danger',
} as const;

function SignInRow({ entry }: { entry: SignInEntry }) {
  const format = useFormat();
  return (
    <RowLine>
      <span>
        <Badge tone={TONES[entry.action]}>
          <FormattedMessage
            id={`setting.user.signin.${entry.action}`}
            values={{ count: entry.count }}
          />
        </Badge>
      </span>
      <Place {...entry} />
      <time dateTime={entry.at} title={format.dateTime(entry.at)}>
        <RelativeDate value={entry.at} />
      </time>
    </RowLine>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: ${tokens.space4};
  max-width: 880px;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
`;
