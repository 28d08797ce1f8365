import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { RecordHistory, type RecordHistoryProps } from './record-history.tsx';

/** Arguments of the query of a history that is shown in a dialog. */
export const LATEST = { page: 1, size: 50 };

interface HistoryDialogProps extends RecordHistoryProps {
  title: ReactNode;
  onClose: () => void;
}

/** History of a record without its own page, newest first. */
export function HistoryDialog({ title, query, wording, onClose }: HistoryDialogProps) {
  // Without pages: those in the address belong to the list behind the dialog.
  const data = query.data && { ...query.data, total: 0 };
  return (
    <Dialog open size="large" onClose={onClose} title={title}>
      <RecordHistory query={{ ...query, data }} wording={wording} />
    </Dialog>
  );
}
