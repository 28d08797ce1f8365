import { useFormat } from '@dara/kit/format';
import { valueLines } from '@dara/kit/record';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { AuditEntry } from '../../api/generated.ts';
import { auditWording } from '../../parts/audit-wording.ts';

export type ChangeLinesProps = Pick<AuditEntry, 'changes' | 'entity'>;

/** A line a field: from what it was to what it became. */
export function ChangeLines({ changes, entity }: ChangeLinesProps) {
  const intl = useIntl();
  const format = useFormat();
  const wording = auditWording(intl, useLocale(), entity);
  const said = (field: string, value: unknown) =>
    valueLines(field, value, wording, { intl, format }).join(', ');
  return (
    <ul>
      {changes.map(({ field, before, after }) => {
        const was = said(field, before);
        const is = said(field, after) || intl.formatMessage({ id: 'setting.audit.nothing' });
        return (
          <li key={field}>
            <FormattedMessage
              id={was ? 'setting.audit.becomes' : 'setting.audit.is'}
              values={{
                field: <Field>{wording.field(field)}</Field>,
                before: <s>{was}</s>,
                after: <span>{is}</span>,
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

const Field = styled.span`
  color: ${tokens.inkMuted};
`;
