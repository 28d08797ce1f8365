import { ExportMenu, ResourcePage, listPage, useListState } from '@dara/kit/resource';
import {
  endpoints as settingsApi,
  useManagementAuditListQuery,
  type AuditEntry,
} from '../../api/generated.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { useAuditFilters } from './audit-filters.ts';
import { auditExportArgs, auditListArgs, auditListSpec } from './audit-list.model.ts';
import { AGENCY_PEOPLE } from './audit-people.ts';
import { auditMessages } from './audit.messages.ts';

/** Maximum number of exported events. */
const EXPORT_MAX = 100_000;

const rowId = (row: AuditEntry) => row.id;

function AuditListPage() {
  const list = useListState(auditListSpec);
  const query = useManagementAuditListQuery(auditListArgs(list));
  const columns = useAuditColumns();
  const filters = useAuditFilters(list.filters.actorId);
  return (
    <ResourcePage
      name="audit"
      messages={auditMessages}
      list={list}
      query={query}
      columns={columns}
      rowId={rowId}
      filters={filters}
      actions={
        <ExportMenu
          url="/api/management/audit/export"
          params={auditExportArgs(list)}
          fileName="audit"
          total={query.data?.total}
          limit={EXPORT_MAX}
        />
      }
    />
  );
}

const { managementAuditList, managementAuditChoices, managementProfileList } =
  settingsApi.endpoints;

export const page = listPage({
  Component: AuditListPage,
  title: auditMessages.title,
  spec: auditListSpec,
  queries: (values) => [
    managementAuditList.initiate(auditListArgs(values)),
    managementAuditChoices.initiate(),
    managementProfileList.initiate(AGENCY_PEOPLE),
  ],
});
