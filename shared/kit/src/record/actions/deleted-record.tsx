import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { RelativeDate } from '../../resource/rows/cells.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import type { TableColumn } from '../../ui/table/table-model.ts';
import { useRestore, type RestoreOptions } from './use-restore.ts';

/** Columns of a list of deleted records: when it was deleted, and `restore`, which renders a `RestoreButton`. */
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

/** Marks a deleted record in its heading. */
export function DeletedBadge() {
  return (
    <Badge tone="danger" dot>
      <FormattedMessage id="kit.record.deleted" />
    </Badge>
  );
}
