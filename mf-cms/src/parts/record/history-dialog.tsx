import { RecordHistory, type RecordHistoryProps } from '@dara/kit/record';
import { Dialog } from '@dara/kit/ui';
import { useIntl } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import { historyWording } from './history-wording.ts';

/** As many changes as the dialog shows. */
export const LATEST = { page: 1, size: 50 };

interface HistoryDialogProps extends Pick<RecordHistoryProps, 'query'> {
  title: ReactNode;
  words: Parameters<typeof historyWording>[1];
  onClose: () => void;
}

/** Who changed what of a record that has no page of its own, the latest first. */
export function HistoryDialog({ title, words, query, onClose }: HistoryDialogProps) {
  // All of it stands on one page: the list behind the dialog has the pages of the address.
  const data = query.data && { ...query.data, total: 0 };
  return (
    <Dialog open size="large" onClose={onClose} title={title}>
      <RecordHistory query={{ ...query, data }} wording={historyWording(useIntl(), words)} />
    </Dialog>
  );
}
