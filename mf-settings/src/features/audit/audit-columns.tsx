import { useFormat } from '@dara/kit/format';
import { NoValue, Value } from '@dara/kit/resource';
import { RecordLink, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { AuditEntry } from '../../api/generated.ts';
import { actionName, entityName } from '../../parts/audit-wording.ts';
import { permissionMessages } from '../../parts/person.messages.ts';
import { AuditChanges } from './audit-changes.tsx';
import { auditMessages } from './audit.messages.ts';
import { paths } from '../../paths.ts';

const PATHS: Readonly<Record<string, (id: string) => string>> = {
  profile: paths.userDetail,
  talent: paths.talentDetail,
  business_profile: paths.businessDetail,
  job: paths.jobDetail,
  proposal: paths.proposalDetail,
  privacy_request: paths.privacyDetail,
};

/** Columns of the audit log. */
export function useAuditColumns(): TableColumn<AuditEntry>[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const format = useFormat();
  return [
    {
      id: 'action',
      header: formatMessage(auditMessages.action),
      primary: true,
      minWidth: '160px',
      cell: (row) => <strong>{actionName(intl, row.action)}</strong>,
    },
    {
      id: 'who',
      header: formatMessage(auditMessages.who),
      minWidth: '140px',
      cell: (row) => <Who row={row} />,
    },
    {
      id: 'record',
      header: formatMessage(auditMessages.record),
      minWidth: '160px',
      cell: (row) => <RecordOf row={row} />,
    },
    {
      id: 'changes',
      header: formatMessage(auditMessages.changes),
      minWidth: '260px',
      cell: (row) => <AuditChanges entity={row.entity} changes={row.changes} />,
    },
    {
      id: 'address',
      header: formatMessage(auditMessages.address),
      nowrap: true,
      cell: (row) => <Value>{row.address}</Value>,
    },
    {
      id: 'at',
      header: formatMessage(auditMessages.at),
      nowrap: true,
      sortBy: 'At',
      firstDirection: 'desc',
      cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time>,
    },
  ];
}

function Who({ row: { actor, permission } }: { row: AuditEntry }) {
  if (!actor) return <FormattedMessage id="kit.record.history.system" />;
  return (
    <Stack>
      <span>{actor.name ?? <FormattedMessage id="kit.record.history.someone" />}</span>
      {permission && (
        <small>
          <FormattedMessage {...permissionMessages[permission]} />
        </small>
      )}
    </Stack>
  );
}

function RecordOf({ row: { entity, record } }: { row: AuditEntry }) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = entityName(intl, entity);
  if (!record) return <span>{kind}</span>;
  const name = record.name ? localized(record.name, locale) : '';
  const path = record.isThere ? recordPath(entity, record.id) : undefined;
  return (
    <Stack>
      {path && name ? (
        <RecordLink to={path}>{name}</RecordLink>
      ) : (
        <span>{name || <NoValue />}</span>
      )}
      <small>
        {kind}
        {!record.isThere && (
          <>
            {' · '}
            <FormattedMessage id="setting.audit.gone" />
          </>
        )}
      </small>
    </Stack>
  );
}

/** URL of a record; undefined for records without a page. */
function recordPath(entity: string, id: string): string | undefined {
  return PATHS[entity]?.(id);
}

const Stack = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
