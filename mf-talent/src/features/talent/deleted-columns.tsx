import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { RelativeDate } from '@dara/shared/resource';
import { Button, type TableColumn } from '@dara/shared/ui';
import { RotateCcw } from 'lucide-react';
import type { TalentRow } from '../../api/generated.ts';
import { useTalentName } from '../../parts/talent-names.ts';
import { talentMessages } from './talent.messages.ts';
import { useRestore } from './use-restore.ts';

/** When a talent was deleted, and the way back. */
export function useDeletedColumns(): TableColumn<TalentRow>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'deletedAt',
      header: formatMessage(talentMessages.deletedAt),
      nowrap: true,
      cell: (row) => <RelativeDate value={row.deletedAt} />,
    },
    {
      id: 'restore',
      header: formatMessage({ id: 'talent.manage.restore' }),
      nowrap: true,
      cell: (row) => <RestoreButton row={row} />,
    },
  ];
}

function RestoreButton({ row }: { row: TalentRow }) {
  const { formatMessage } = useIntl();
  const { restore, isBusy } = useRestore(row);
  const { name } = useTalentName(row);
  return (
    <Button
      size="small"
      icon={<RotateCcw size={16} aria-hidden />}
      loading={isBusy}
      aria-label={formatMessage({ id: 'talent.manage.restoreName' }, { name })}
      onClick={() => void restore()}
    >
      <FormattedMessage id="talent.manage.restore" />
    </Button>
  );
}
