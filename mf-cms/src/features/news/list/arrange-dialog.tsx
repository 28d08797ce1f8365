import { recordForm } from '@dara/kit/image-field';
import { SortableList } from '@dara/kit/resource';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  IconButton,
  Skeleton,
  StatusBadge,
} from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { PinOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementNewsListQuery,
  useManagementNewsPlaceMutation,
  useManagementNewsUpdateMutation,
  type NewsRow,
} from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';

/** Maximum number of articles sorted at once. */
const SIZE = 50;

export interface ArrangeDialogProps {
  kind: NewsKind;
  onClose: () => void;
}

/** The first articles of a kind in the visitors' order; each move is saved immediately. */
export function ArrangeDialog({ kind, onClose }: ArrangeDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { query, rows, move, release } = useArrange(kind);
  const nameOf = ({ title }: NewsRow) => localized(title, locale);
  const title = formatMessage({ id: 'cms.article.arrange.title' });
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={title}
      description={<FormattedMessage id="cms.article.arrange.text" />}
      actions={
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="kit.ui.close" />
        </Button>
      }
    >
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Skeleton shape="box" height={320} />
      ) : rows.length === 0 ? (
        <EmptyState title={<FormattedMessage {...kind.messages.emptyTitle} />} />
      ) : (
        <SortableList
          label={title}
          items={rows}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onChange={(next, { from, to }) => void move(next, from, to)}
          actions={(row) => (
            <IconButton
              size="small"
              label={formatMessage({ id: 'cms.article.arrange.remove' }, { name: nameOf(row) })}
              icon={<PinOff size={18} aria-hidden />}
              disabled={row.order === null}
              onClick={() => void release(row)}
            />
          )}
        >
          {(row) => (
            <Words>
              <span>{nameOf(row)}</span>
              <StatusBadge status={row.status} />
              {row.order === null && (
                <small>
                  <FormattedMessage id="cms.article.arrange.byDate" />
                </small>
              )}
            </Words>
          )}
        </SortableList>
      )}
    </Dialog>
  );
}

/** The first articles by their order, and moves that are saved immediately. */
function useArrange(kind: NewsKind) {
  const notice = useNotice();
  const [place] = useManagementNewsPlaceMutation();
  const [update] = useManagementNewsUpdateMutation();
  const query = useManagementNewsListQuery(
    { type: kind.type, size: SIZE, sortByColumn: 'Order', sortByAlphabetically: 'asc' },
    { refetchOnMountOrArgChange: true },
  );
  const items = query.data?.items;
  // The optimistic order, until the response arrives.
  const [moved, setMoved] = useState<{ rows: NewsRow[]; over: unknown }>();
  const rows = moved && moved.over === items ? moved.rows : (items ?? []);

  const keep = async (sent: Promise<unknown>) => {
    try {
      await sent;
    } catch (error) {
      setMoved(undefined);
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  const move = (next: NewsRow[], from: number, to: number) => {
    const row = rows[from];
    if (!row) return undefined;
    setMoved({ rows: next, over: items });
    const [before, after] = [next[to - 1], next[to + 1]];
    const newsPlaceBody = before ? { afterId: before.id } : { beforeId: after?.id };
    return keep(place({ id: row.id, newsPlaceBody }).unwrap());
  };
  /** It follows by date again. */
  const release = ({ id, version }: NewsRow) =>
    keep(update({ id, body: recordForm({ version, order: null }, {}) }).unwrap());
  return { query, rows, move, release };
}

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space1} ${tokens.space3};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
