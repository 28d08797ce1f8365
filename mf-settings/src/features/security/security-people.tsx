import { personName } from '@dara/model';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useSearchParams } from '@dara/sdk/router';
import { ErrorState, Pagination, Skeleton, Badge, Button } from '@dara/kit/ui';
import { useSession } from '@dara/sdk/session';
import { useState } from 'react';
import { useManagementSecurityPersonListQuery, type SecurityPerson } from '../../api/generated.ts';
import { EntryList, SheetPart, Entry, EntryFact, EntryName } from '../../parts/sheet.tsx';
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

/** One person of the agency, with their second step and its end. */
function PersonEntry({ person, onReset }: { person: SecurityPerson; onReset: () => void }) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const name = personName(person, useLocale());
  const { secondStepSince, passkeys } = person;
  const hasSomething = secondStepSince !== null || passkeys > 0;
  return (
    <Entry>
      <div>
        <EntryName>
          {name}
          <Badge tone={secondStepSince ? 'positive' : 'warning'}>
            <FormattedMessage id={secondStepSince ? 'setting.step.on' : 'setting.security.none'} />
          </Badge>
        </EntryName>
        <EntryFact>
          <FormattedMessage id={`setting.permission.${person.permission}`} />
        </EntryFact>
        <EntryFact>{person.email}</EntryFact>
        {hasSomething && (
          <EntryFact>
            <FormattedMessage id="setting.security.passkeys" values={{ count: passkeys }} />
          </EntryFact>
        )}
      </div>
      {hasSomething && person.id !== profile?.id && (
        <Button
          size="small"
          aria-label={formatMessage({ id: 'setting.security.reset.of' }, { name })}
          onClick={onReset}
        >
          <FormattedMessage id="setting.security.reset" />
        </Button>
      )}
    </Entry>
  );
}
