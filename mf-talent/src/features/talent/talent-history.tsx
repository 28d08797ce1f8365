import { useFormat } from '@dara/shared/format';
import { useIntl, useLocale } from '@dara/shared/i18n';
import { RecordHistory, useHistoryPage } from '@dara/shared/record';
import { useManagementTalentAuditQuery, useTalentTagsQuery } from '../../api/generated.ts';
import { talentWording } from './history.model.ts';

/** Who changed what of a talent, the latest first, before and after. */
export function TalentHistory({ id }: { id: string }) {
  const intl = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const { data: tags = [] } = useTalentTagsQuery();
  const query = useManagementTalentAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={talentWording({ intl, format, tags, locale })} />;
}
