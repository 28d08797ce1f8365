import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useSearchParams } from '@dara/sdk/router';
import { ErrorState, Pagination, Skeleton } from '@dara/kit/ui';
import { useState } from 'react';
import { useManagementSecurityPersonListQuery, type SecurityPerson } from '../../api/generated.ts';
import { EntryList, SheetPart } from '../../parts/sheet.tsx';
import { PersonEntry } from './person-entry.tsx';
import { ResetDialog } from './reset-dialog.tsx';

const SIZE = 20;

/** The team, and who has a second step; those without first. */
export function SecurityPeople({ onChange }: { onChange: () => void }) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, refetch } = useManagementSecurityPersonListQuery(
    { page, size: SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [lost, setLost] = useState<SecurityPerson>();
  return (
    <SheetPart title={<FormattedMessage id="setting.security.people" />}>
      {data ? (
        <>
          <EntryList aria-label={formatMessage({ id: 'setting.security.people' })}>
            {data.items.map((person) => (
              <PersonEntry key={person.id} person={person} onReset={() => setLost(person)} />
            ))}
          </EntryList>
          <Pagination
            page={page}
            size={SIZE}
            total={data.total}
            hrefOf={(wanted) => `?page=${wanted}`}
          />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
      {lost && (
        <ResetDialog
          person={lost}
          onClose={(isReset) => {
            setLost(undefined);
            if (!isReset) return;
            void refetch();
            onChange();
          }}
        />
      )}
    </SheetPart>
  );
}
