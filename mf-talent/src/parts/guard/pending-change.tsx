import { useFormat } from '@dara/kit/format';
import { PendingChange } from '@dara/kit/record';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';

interface PendingChangePartProps {
  talent: TalentRecord;
  mode: 'own' | 'staff';
  /** Actions for staff. */
  actions?: ReactNode;
}

/** A change of birthday or guardian that the agency has not decided yet. */
export function PendingChangePart({ talent, mode, actions }: PendingChangePartProps) {
  const format = useFormat();
  const { pendingChange: change, email } = talent;
  if (!change) return null;
  const isOwnAddress = change.guardian?.email.toLowerCase() === email.toLowerCase();
  return (
    <PendingChange
      texts={`talent.change.${mode}`}
      requestedAt={change.requestedAt}
      fields={change.fields}
      label={(field) => <FormattedMessage id={`talent.manage.field.${field}`} />}
      before={talent}
      after={change}
      valueOf={({ birthday, guardian }: Pick<TalentRecord, 'birthday' | 'guardian'>, field) =>
        field === 'birthday'
          ? [format.date(birthday, 'long')]
          : [guardian?.name, guardian?.relation, guardian?.phone, guardian?.email]
      }
      icon={<ShieldAlert size={20} aria-hidden />}
      actions={actions}
    >
      {mode === 'staff' && isOwnAddress && (
        <Warning>
          <FormattedMessage id="talent.change.ownAddress" />
        </Warning>
      )}
    </PendingChange>
  );
}

const Warning = styled.p`
  && {
    margin-block-start: ${tokens.space3};
  }
  color: ${tokens.danger};
  font-weight: 600;
`;
