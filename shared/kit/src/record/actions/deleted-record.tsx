import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RelativeDate } from '../../resource/rows/cells.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import type { TableColumn } from '../../ui/table/table-model.ts';
import { useRestore, type RestoreOptions } from './use-restore.ts';

/** Columns of a list of deleted records: when it was deleted, and `restore`, which draws a `RestoreButton`. */
export function useDeletedColumns<Row extends { deletedAt: string | null }>(
  restore: (row: Row) => ReactNode,
): TableColumn<Row>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'deletedAt',
      header: formatMessage({ id: 'kit.record.deletedAt' }),
      nowrap: true,
      cell: (row) => <RelativeDate value={row.deletedAt} />,
    },
    {
      id: 'restore',
      header: formatMessage({ id: 'kit.record.restore' }),
      nowrap: true,
      cell: restore,
    },
  ];
}

/** Restores the record of a row. */
export function RestoreButton(props: RestoreOptions) {
  const { formatMessage } = useIntl();
  const { restore, isBusy } = useRestore(props);
  return (
    <Button
      size="small"
      icon={<RotateCcw size={16} aria-hidden />}
      loading={isBusy}
      aria-label={formatMessage({ id: 'kit.record.restore.name' }, { name: props.name })}
      onClick={() => void restore()}
    >
      <FormattedMessage id="kit.record.restore" />
    </Button>
  );
}

interface DeletedBannerProps extends RestoreOptions {
  /** Says that the record is deleted, and until when it can be restored. */
  children: ReactNode;
}

/** At the top of a deleted record: what that means, and how to restore it. */
export function DeletedBanner({ children, ...options }: DeletedBannerProps) {
  const { restore, isBusy } = useRestore(options);
  return (
    <Banner role="note">
      <Trash2 size={20} aria-hidden />
      <p>{children}</p>
      <Button
        variant="primary"
        icon={<RotateCcw size={20} aria-hidden />}
        loading={isBusy}
        onClick={() => void restore()}
      >
        <FormattedMessage id="kit.record.restore" />
      </Button>
    </Banner>
  );
}

/** Marks a deleted record in its heading. */
export function DeletedBadge() {
  return (
    <Badge tone="danger" dot>
      <FormattedMessage id="kit.record.deleted" />
    </Badge>
  );
}

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3} ${tokens.space4};
  max-width: 880px;
  margin-block-end: ${tokens.space8};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-inline-start: 2px solid ${tokens.danger};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  p {
    flex: 1 1 240px;
    margin: 0;
  }
  > svg {
    flex: none;
    color: ${tokens.danger};
  }
`;
