import { recordForm } from '@dara/kit/image-field';
import { errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useState } from 'react';
import {
  useManagementNewsListQuery,
  useManagementNewsPlaceMutation,
  useManagementNewsUpdateMutation,
  type NewsRow,
} from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';

/** Maximum number of articles sorted at once. */
const SIZE = 50;

/** The first articles by their order, and moves that are saved immediately. */
export function useArrange(kind: NewsKind) {
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
