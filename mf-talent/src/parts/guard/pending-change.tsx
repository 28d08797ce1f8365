import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { NoValue } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Guardian, PendingChange, TalentRecord } from '../../api/generated.ts';
import { GuardianBox } from './guardian-box.tsx';

interface PendingChangePartProps {
  talent: TalentRecord;
  mode: 'own' | 'staff';
  /** What staff can do about it. */
  actions?: ReactNode;
}

/** What a talent wants changed while the agency has not decided: what holds, and what would. */
export function PendingChangePart({ talent, mode, actions }: PendingChangePartProps) {
  const format = useFormat();
  const { pendingChange } = talent;
  if (!pendingChange) return null;
  return (
    <GuardianBox title={<FormattedMessage id={`talent.change.${mode}.title`} />} actions={actions}>
      <p>
        <FormattedMessage
          id={`talent.change.${mode}.text`}
          values={{ date: format.dateTime(pendingChange.requestedAt) }}
        />
      </p>
      <Changes>
        {pendingChange.fields.map((field) => (
          <div key={field}>
            <dt>
              <FormattedMessage id={`talent.manage.field.${field}`} />
            </dt>
            <dd>
              <Side label="before" of={talent} field={field} />
              <ArrowRight size={16} aria-hidden />
              <Side label="after" of={pendingChange} field={field} />
            </dd>
          </div>
        ))}
      </Changes>
      {mode === 'staff' && isOwnAddress(talent, pendingChange) && (
        <Warning>
          <FormattedMessage id="talent.change.ownAddress" />
        </Warning>
      )}
    </GuardianBox>
  );
}

/** The guardian would be written to where the talent itself reads. */
function isOwnAddress({ email }: TalentRecord, { guardian }: PendingChange): boolean {
  return guardian?.email.toLowerCase() === email.toLowerCase();
}

interface SideProps {
  label: 'before' | 'after';
  of: { birthday: string | null; guardian: Guardian | null };
  field: 'birthday' | 'guardian';
}

function Side({ label, of, field }: SideProps) {
  const format = useFormat();
  const { name = '', relation = '', phone = '', email = '' } = of.guardian ?? {};
  const lines =
    field === 'birthday' ? [format.date(of.birthday, 'long')] : [name, relation, phone, email];
  const shown = lines.filter(Boolean);
  return (
    <span data-side={label}>
      <small>
        <FormattedMessage id={`kit.record.history.${label}`} />
      </small>
      {shown.length === 0 ? <NoValue /> : shown.map((line) => <span key={line}>{line}</span>)}
    </span>
  );
}

const Changes = styled.dl`
  display: grid;
  gap: ${tokens.space3};
  margin: ${tokens.space3} 0 0;
  dt {
    font-weight: 600;
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, auto) 16px minmax(0, 1fr);
    gap: ${tokens.space3};
    margin: 0;
  }
  dd > svg {
    margin-block-start: 28px;
  }
  [data-side] {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Warning = styled.p`
  margin-block-start: ${tokens.space3};
  color: ${tokens.danger};
  font-weight: 600;
`;
