import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { Badge, Button } from '@dara/kit/ui';
import type { SecurityPerson } from '../../api/generated.ts';
import { Entry, EntryFact, EntryName } from '../../parts/sheet.tsx';
import { nameOf } from './person-name.ts';

/** One person of the agency, with their second step and its end. */
export function PersonEntry({ person, onReset }: { person: SecurityPerson; onReset: () => void }) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const { secondStepSince, passkeys } = person;
  const hasSomething = secondStepSince !== null || passkeys > 0;
  return (
    <Entry>
      <div>
        <EntryName>
          {nameOf(person)}
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
          aria-label={formatMessage({ id: 'setting.security.reset.of' }, { name: nameOf(person) })}
          onClick={onReset}
        >
          <FormattedMessage id="setting.security.reset" />
        </Button>
      )}
    </Entry>
  );
}
