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
import { BriefChips, StageBadge, useTalentLine, useTalentName } from './application-texts.tsx';

const PHOTO_PX = 36;

type Column = 'talent' | 'stage' | 'brief' | 'rate' | 'applied';

/** Columns of applications to one job and to all jobs. */
export function useApplicantColumns<Row extends Omit<ApplicationRow, 'clashes'>>(
  hrefOf: (row: Row) => string,
): Record<Column, TableColumn<Row>> {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameOf = useTalentName();
  const lineOf = useTalentLine();
  const text = (id: string) => formatMessage({ id: `business.application.${id}` });
  return {
    talent: {
      id: 'talent',
      header: text('talent'),
      primary: true,
      sortBy: 'Name',
      cell: (row) => (
        <RecordCell
          picture={<Thumbnail image={row.photo} width={PHOTO_PX} ratio="3 / 4" />}
          title={<RecordLink to={hrefOf(row)}>{nameOf(row)}</RecordLink>}
          note={lineOf(row)}
        />
      ),
      skeleton: <RecordCellSkeleton />,
    },
    stage: {
      id: 'stage',
      header: text('stage'),
      nowrap: true,
      cell: (row) => <StageBadge stage={row.status} />,
    },
    brief: {
      id: 'brief',
      header: text('brief'),
      cell: (row) => <BriefChips reasons={row.outOfBrief} />,
    },
    rate: {
      id: 'rate',
      header: text('quotedRate'),
      align: 'end',
      nowrap: true,
      cell: (row) => (row.quotedRate === null ? <NoValue /> : format.money(row.quotedRate)),
    },
    applied: {
      id: 'applied',
      header: text('appliedAt'),
      sortBy: 'CreatedAt',
      firstDirection: 'desc',
      nowrap: true,
      cell: (row) => <RelativeDate value={row.createdAt} />,
    },
  };
}
