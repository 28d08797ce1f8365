import { useFormat } from '@dara/kit/format';
import {
  NoValue,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  Thumbnail,
} from '@dara/kit/resource';
import { RecordLink, type TableColumn } from '@dara/kit/ui';
import { useIntl } from '@dara/sdk/i18n';
import type { ApplicationRow } from '../../api/generated.ts';
import {
  BriefChips,
  StageBadge,
  useClashText,
  useTalentLine,
  useTalentName,
} from './application-texts.tsx';

const PHOTO_PX = 36;

/** Columns of the table of applications; opinions for staff only. */
export function useApplicationColumns(
  isStaff: boolean,
  /** URL of an opened application. */
  hrefOf: (id: string) => string,
): TableColumn<ApplicationRow>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameOf = useTalentName();
  const lineOf = useTalentLine();
  const clashText = useClashText();
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
    {
      id: 'talent',
      header: text('talent'),
      primary: true,
      width: '320px',
      sortBy: 'Name',
      cell: (row) => (
        <RecordCell
          picture={<Thumbnail image={row.photo} width={PHOTO_PX} ratio="3 / 4" />}
          title={<RecordLink to={hrefOf(row.id)}>{nameOf(row)}</RecordLink>}
          note={lineOf(row)}
        />
      ),
      skeleton: <RecordCellSkeleton />,
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
      cell: (row) => <BriefChips reasons={row.outOfBrief} />,
    },
    {
      id: 'rate',
      header: text('quotedRate'),
      sortBy: 'QuotedRate',
      align: 'end',
      nowrap: true,
      cell: (row) => (row.quotedRate === null ? <NoValue /> : format.money(row.quotedRate)),
    },
    ...(isStaff ? forStaff : []),
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
