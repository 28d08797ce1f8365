import { businessName } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import {
  NoValue,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  Thumbnail,
} from '@dara/kit/resource';
import { RecordLink, type TableColumn } from '@dara/kit/ui';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ListedApplication } from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { BriefChips, StageBadge, useTalentLine, useTalentName } from '../application-texts.tsx';

const PHOTO_PX = 36;

/** Columns of the list of applications to all jobs; each leads to the board of its job. */
export function useApplicationListColumns(isStaff: boolean): TableColumn<ListedApplication>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const nameOf = useTalentName();
  const lineOf = useTalentLine();
  const text = (id: string) => formatMessage({ id: `business.application.${id}` });
  return [
    {
      id: 'talent',
      header: text('talent'),
      primary: true,
      width: '280px',
      sortBy: 'Name',
      cell: (row) => (
        <RecordCell
          picture={<Thumbnail image={row.photo} width={PHOTO_PX} ratio="3 / 4" />}
          title={
            <RecordLink to={paths.jobApplication(row.job.id, row.id)}>{nameOf(row)}</RecordLink>
          }
          note={lineOf(row)}
        />
      ),
      skeleton: <RecordCellSkeleton />,
    },
    {
      id: 'job',
      header: text('job'),
      minWidth: '200px',
      cell: ({ job }) => (
        <RecordCell
          title={localized(job.title, locale)}
          note={isStaff ? businessName(job, locale) : undefined}
        />
      ),
    },
    {
      id: 'stage',
      header: text('stage'),
      nowrap: true,
      cell: (row) => <StageBadge stage={row.status} />,
    },
    {
      id: 'brief',
      header: text('brief'),
      wideOnly: true,
      cell: (row) => <BriefChips reasons={row.outOfBrief} />,
    },
    {
      id: 'rate',
      header: text('quotedRate'),
      align: 'end',
      nowrap: true,
      wideOnly: true,
      cell: (row) => (row.quotedRate === null ? <NoValue /> : format.money(row.quotedRate)),
    },
    {
      id: 'applied',
      header: text('appliedAt'),
      sortBy: 'CreatedAt',
      firstDirection: 'desc',
      nowrap: true,
      cell: (row) => <RelativeDate value={row.createdAt} />,
    },
  ];
}
