import { businessName } from '@dara/agency/labels';
import { RecordCell } from '@dara/kit/resource';
import type { TableColumn } from '@dara/kit/ui';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ListedApplication } from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { useApplicantColumns } from '../applicant-columns.tsx';

const hrefOf = ({ id, job }: ListedApplication) => paths.jobApplication(job.id, id);

/** Columns of the list of applications to all jobs; each leads to the board of its job. */
export function useApplicationListColumns(isStaff: boolean): TableColumn<ListedApplication>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { talent, stage, brief, rate, applied } = useApplicantColumns(hrefOf);
  return [
    { ...talent, width: '280px' },
    {
      id: 'job',
      header: formatMessage({ id: 'business.application.job' }),
      minWidth: '200px',
      cell: ({ job }) => (
        <RecordCell
          title={localized(job.title, locale)}
          note={isStaff ? businessName(job, locale) : undefined}
        />
      ),
    },
    stage,
    { ...brief, wideOnly: true },
    { ...rate, wideOnly: true },
    applied,
  ];
}
