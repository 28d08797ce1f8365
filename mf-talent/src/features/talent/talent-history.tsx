import { useFormat } from '@dara/kit/format';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { RecordHistory, useHistoryPage } from '@dara/kit/record';
import { useManagementTalentAuditQuery, useTalentTagsQuery } from '../../api/generated.ts';
import { talentWording } from './history.model.ts';

/** Changes of a talent, newest first, with old and new values. */
export function TalentHistory({ id }: { id: string }) {
  const intl = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const { data: tags = [] } = useTalentTagsQuery();
  const query = useManagementTalentAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={talentWording({ intl, format, tags, locale })} />;
}
