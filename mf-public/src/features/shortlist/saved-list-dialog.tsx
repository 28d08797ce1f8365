import { Button, IconButton } from '@dara/kit/ui';
import { useFormat } from '@dara/kit/format';
import { Pencil, Trash2 } from 'lucide-react';
import { SavedDialog } from '../../parts/saved/saved-dialog.tsx';
import { useSavedText } from './saved-shortlist-texts.ts';
import { useSavedShortlistsQuery, type SavedRow } from './saved-shortlists.api.ts';

interface SavedListDialogProps {
  isBusy: boolean;
  onClose: () => void;
  onOpen: (row: SavedRow) => void;
  onRename: (row: SavedRow) => void;
  onDelete: (row: SavedRow) => void;
}

/** The saved lists of the business, last changed first. */
export function SavedListDialog({ isBusy, onClose, ...on }: SavedListDialogProps) {
  const text = useSavedText();
  const format = useFormat();
  const query = useSavedShortlistsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SavedDialog
      title={text('saved')}
      lead={text('lead')}
      none={text('none')}
      query={query}
      onClose={onClose}
    >
      {(row) => (
        <>
          <p>
            <strong>{row.name}</strong>
            <small>
              {text('people', { count: row.count })} · {format.date(row.updatedAt)}
            </small>
          </p>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={text('open', { name: row.name })}
            onClick={() => on.onOpen(row)}
          >
            {text('openIt')}
          </Button>
          <IconButton
            label={text('rename', { name: row.name })}
            icon={<Pencil size={18} aria-hidden />}
            onClick={() => on.onRename(row)}
          />
          <IconButton
            label={text('delete', { name: row.name })}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => on.onDelete(row)}
          />
        </>
      )}
    </SavedDialog>
  );
}
