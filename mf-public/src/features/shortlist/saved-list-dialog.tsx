import { Button, Dialog, ErrorState, IconButton, Skeleton } from '@dara/kit/ui';
import { useFormat } from '@dara/kit/format';
import { tokens } from '@dara/sdk/theme';
import { Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
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
  const { data, isError, error, isFetching, refetch } = useSavedShortlistsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Dialog open onClose={onClose} title={text('saved')} description={text('lead')}>
      {isError ? (
        <ErrorState compact error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="box" height={120} />
      ) : data.items.length === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <Rows role="list">
          {data.items.map((row) => (
            <li key={row.id}>
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
            </li>
          ))}
        </Rows>
      )}
    </Dialog>
  );
}

const Rows = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space1};
    padding-block: ${tokens.space2};
    border-block-end: 1px solid ${tokens.line};
  }
  p {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
