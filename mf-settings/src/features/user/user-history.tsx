import { RecordHistory, useHistoryPage } from '@dara/kit/record';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { useManagementProfileAuditQuery } from '../../api/generated.ts';
import { auditWording } from '../../parts/audit-wording.ts';

/** Who changed what of a user, the latest first, before and after. */
export function UserHistory({ id }: { id: string }) {
  const wording = auditWording(useIntl(), useLocale());
  const query = useManagementProfileAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={wording} />;
}
