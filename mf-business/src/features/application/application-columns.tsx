import { useFormat } from '@dara/kit/format';
import { NoValue } from '@dara/kit/resource';
import type { TableColumn } from '@dara/kit/ui';
import { useIntl } from '@dara/sdk/i18n';
import type { ApplicationRow } from '../../api/generated.ts';
import { useApplicantColumns } from './applicant-columns.tsx';
import { useClashText } from './application-texts.tsx';

/** Columns of the table of applications; opinions for staff only. */
export function useApplicationColumns(
  isStaff: boolean,
  /** URL of an opened application. */
  hrefOf: (id: string) => string,
): TableColumn<ApplicationRow>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const clashText = useClashText();
  const { talent, stage, brief, rate, applied } = useApplicantColumns<ApplicationRow>(({ id }) =>
    hrefOf(id),
  );
  const text = (id: string) => formatMessage({ id: `business.application.${id}` });
  const forStaff: TableColumn<ApplicationRow>[] = [
    {
      id: 'rating',
      header: text('ratings'),
      sortBy: 'Rating',
      firstDirection: 'desc',
      align: 'end',
      nowrap: true,
      cell: (row) =>
        row.ratingAverage === null ? (
          <NoValue />
        ) : (
          `★ ${format.number(row.ratingAverage, 1)} (${row.ratingCount})`
        ),
    },
    {
      id: 'clashes',
      header: text('clash'),
      wideOnly: true,
      cell: (row) =>
        row.clashes.length === 0 ? <NoValue /> : row.clashes.map(clashText).join(', '),
    },
  ];
  return [
    { ...talent, width: '320px' },
    stage,
    brief,
    { ...rate, sortBy: 'QuotedRate' },
    ...(isStaff ? forStaff : []),
    applied,
  ];
}
