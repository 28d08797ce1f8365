import { genderMessages, jobTypeMessages, talentTypeMessages } from '@dara/agency/labels';
import { RecordHistory, useHistoryPage, type HistoryFormatter } from '@dara/kit/record';
import { PROVINCES } from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useManagementJobAuditQuery } from '../../../api/generated.ts';
import { useJobLabels } from '../form/use-job-labels.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, { id: string }>>>> = {
  jobType: jobTypeMessages,
  talentTypes: talentTypeMessages,
  gender: genderMessages,
};

/** Who changed what of a job, the latest first, before and after. */
export function JobHistory({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useJobLabels();
  const query = useManagementJobAuditQuery({ id, ...useHistoryPage() });
  const wording: HistoryFormatter = {
    action: (action) =>
      action === 'close' ? formatMessage({ id: 'business.job.history.close' }) : undefined,
    field: (field) => {
      if (field === 'status') return formatMessage({ id: 'business.job.column.status' });
      if (field === 'statusReason') return formatMessage({ id: 'kit.record.reject.reason' });
      return labels[field];
    },
    role: (permission) => formatMessage({ id: `business.job.role.${permission}` }),
    text: (field, text) => {
      const word = WORDS[field]?.[text];
      if (word) return formatMessage(word);
      if (field === 'province') return localized(PROVINCES[text] ?? null, locale) || text;
      if (field === 'budgetUnit') return formatMessage({ id: `business.job.unit.${text}` });
      if (field === 'visibility') return formatMessage({ id: `business.job.visibility.${text}` });
      return undefined;
    },
  };
  return <RecordHistory query={query} wording={wording} />;
}
