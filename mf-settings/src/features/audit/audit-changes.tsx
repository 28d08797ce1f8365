import { NoValue } from '@dara/kit/resource';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useFormat } from '@dara/kit/format';
import { valueLines } from '@dara/kit/record';
import type { AuditEntry } from '../../api/generated.ts';
import { auditWording } from '../../parts/audit-wording.ts';

/** Number of visible changes per row; the others are collapsed. */
const SHOWN = 2;

/** Changes of an event as text: old and new value of each field. */
export function AuditChanges({ changes: all, entity }: ChangeLinesProps) {
  // The record is named beside it.
  const changes = all.filter(({ field }) => field !== 'id');
  if (changes.length === 0) return <NoValue />;
  const rest = changes.slice(SHOWN);
  return (
    <Box>
      <ChangeLines entity={entity} changes={changes.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>
            <FormattedMessage id="setting.audit.more" values={{ count: rest.length }} />
          </summary>
          <ChangeLines entity={entity} changes={rest} />
        </details>
      )}
    </Box>
  );
}

type ChangeLinesProps = Pick<AuditEntry, 'changes' | 'entity'>;

/** One line per field: old and new value. */
function ChangeLines({ changes, entity }: ChangeLinesProps) {
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

/* Two-line rows are as high as a row of two, so that ten rows fit without scrolling. */
const Box = styled.div`
  overflow-wrap: anywhere;
  font-size: ${tokens.textSmall};
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  s {
    color: ${tokens.inkMuted};
  }
  summary {
    width: fit-content;
    color: ${tokens.inkMuted};
    cursor: pointer;
  }
`;

const Field = styled.span`
  color: ${tokens.inkMuted};
`;
