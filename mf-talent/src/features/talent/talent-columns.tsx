import { channelMessages, talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useDeletedColumns } from '@dara/kit/record';
import {
  ActiveBadge,
  MissingTranslation,
  NamesCell,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  TagsCell,
  Thumbnail,
  Value,
} from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import {
  Avatar,
  RecordLink,
  Skeleton,
  StatusBadge,
  VisuallyHidden,
  type TableColumn,
} from '@dara/kit/ui';
import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentRow } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { useTalentName } from '../../parts/talent-names.ts';
import { useOptionalColumns } from './optional-columns.tsx';
import { RestoreTalent } from './restore-talent.tsx';
import { talentMessages } from './talent.messages.ts';

const PORTRAIT_PX = 36;

/** Columns of the talent list; deleted ones have their own, with restore. */
export function useTalentColumns(isDeleted: boolean): TableColumn<TalentRow>[] {
  const { formatMessage } = useIntl();
  const figures = useFigureColumns();
  const more = useOptionalColumns();
  const deleted = useDeletedColumns((row: TalentRow) => <RestoreTalent talent={row} />);
  return [
    {
      id: 'name',
      header: formatMessage(talentMessages.name),
      primary: true,
      nowrap: true,
      minWidth: '236px',
      sortBy: 'DisplayName',
      cell: (row) => <NameCell row={row} />,
      skeleton: (
        <RecordCellSkeleton
          picture={<Skeleton shape="box" width={PORTRAIT_PX} height={(PORTRAIT_PX * 4) / 3} />}
        />
      ),
    },
    {
      id: 'types',
      header: formatMessage(talentMessages.types),
      cell: (row) => (
        <NamesCell
          max={1}
          names={row.talentTypes.map((type) => formatMessage(talentTypeMessages[type]))}
        />
      ),
    },
    {
      id: 'status',
      header: formatMessage(talentMessages.status),
      nowrap: true,
      cell: (row) => (
        <Marks>
          <StatusBadge status={row.status} />
          {!row.active && <ActiveBadge active={false} />}
        </Marks>
      ),
    },
    // Deleted rows show the name and a sticky restore button.
    ...(isDeleted ? [] : figures),
    {
      id: 'tags',
      header: formatMessage(talentMessages.tags),
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => <TagsCell tags={row.tags} max={1} />,
    },
    {
      id: 'updated',
      header: formatMessage(talentMessages.updated),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      cell: (row) => <RelativeDate value={row.updatedAt} />,
    },
    ...more,
    ...(isDeleted ? deleted : []),
  ];
}

function useFigureColumns(): TableColumn<TalentRow>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const figure = { align: 'end', nowrap: true, firstDirection: 'desc' } as const;
  return [
    {
      ...figure,
      id: 'followers',
      header: formatMessage(talentMessages.followers),
      sortBy: 'Followers',
      cell: (row) => (
        <Figure title={row.channel ? formatMessage(channelMessages[row.channel]) : undefined}>
          <Value>{format.compact(row.followers)}</Value>
        </Figure>
      ),
    },
    {
      ...figure,
      id: 'engagement',
      header: formatMessage(talentMessages.engagement),
      hideOnPhone: true,
      sortBy: 'EngagementRate',
      cell: (row) => <Value>{format.percent(row.engagementRate)}</Value>,
    },
    {
      ...figure,
      id: 'height',
      header: formatMessage(talentMessages.height),
      hideOnPhone: true,
      sortBy: 'Height',
      cell: (row) => <Value>{format.number(row.height)}</Value>,
    },
    {
      ...figure,
      id: 'age',
      header: formatMessage(talentMessages.age),
      hideOnPhone: true,
      sortBy: 'Age',
      firstDirection: 'asc',
      cell: (row) => <Value>{row.age}</Value>,
    },
  ];
}

function NameCell({ row }: { row: TalentRow }) {
  const { name, stageName } = useTalentName(row);
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <RecordCell
      picture={
        <Thumbnail
          image={row.image}
          width={PORTRAIT_PX}
          ratio="3 / 4"
          fallback={<Avatar decorative name={name} size={32} />}
        />
      }
      title={row.deletedAt ? name : <RecordLink to={paths.talentDetail(row.id)}>{name}</RecordLink>}
      note={stageName ? <span lang="th">{stageName}</span> : localized(row.nickName, locale)}
      marks={
        <>
          {row.isTop10 && (
            <Top title={formatMessage(talentMessages.top10)}>
              <Star size={16} fill="currentcolor" aria-hidden />
              <VisuallyHidden>{formatMessage(talentMessages.top10)}</VisuallyHidden>
            </Top>
          )}
          {row.missingTranslation && <MissingTranslation />}
        </>
      }
    />
  );
}

const Marks = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
`;

const Top = styled.span`
  display: inline-flex;
  color: ${tokens.brand};
`;

const Figure = styled.span`
  color: ${tokens.ink};
`;
