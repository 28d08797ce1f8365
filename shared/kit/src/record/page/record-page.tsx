import { isApiError } from '@dara/sdk/api';
import { useSession } from '@dara/sdk/session';
import { useNotice, type NoticeMessage } from '@dara/sdk/notice';
import { useNavigate } from '@dara/sdk/router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NoPermission } from '../../ui/feedback/no-permission.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

/** The used part of a generated query hook's result. */
export interface RecordQuery<Record> {
  /** The record for the current arguments, never the previous one. */
  currentData?: Record;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Whether the record does not exist: then it may be requested among the deleted ones. */
export const isMissing = ({ isError, error }: Pick<RecordQuery<unknown>, 'isError' | 'error'>) =>
  isError && isApiError(error) && error.status === 404;

export interface RecordPageProps<Record> {
  /** Names the page while the record is loading. */
  title: ReactNode;
  query: RecordQuery<Record>;
  /** Query of the deleted record, for users who may restore it; skipped until `isMissing(query)`. */
  deleted?: RecordQuery<Record>;
  /** Called when there is no such record. */
  missing: MissingRecordProps;
  /** Renders a deleted record. */
  renderDeleted?: (record: Record) => ReactNode;
  children: (record: Record) => ReactNode;
}

/** Page of one record in every state: loading, loaded, deleted, missing, forbidden, failed. */
export function RecordPage<Record>(props: RecordPageProps<Record>) {
  const { title, query, deleted, missing, renderDeleted, children } = props;
  const { status } = useSession();
  const pending = <RecordSkeleton title={title} />;
  const isSettled = !query.isFetching && !deleted?.isFetching && status !== 'unknown';
  const isGone = isMissing(query) && isSettled && (!deleted || isMissing(deleted));
  useLeaveMissing(isGone, missing);
  if (isGone) return null;
  if (isMissing(query)) {
    if (!isSettled) return pending;
    if (deleted?.currentData && !deleted.isError) return renderDeleted?.(deleted.currentData);
  }
  if (query.currentData) return children(query.currentData);
  if (!query.isError) return pending;
  if (isApiError(query.error) && query.error.status === 403) return <NoPermission />;
  return (
    <ErrorState
      level={1}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface MissingRecordProps {
  /** Message of the toast. */
  message: NoticeMessage;
  /** Which page is shown then. */
  path: string;
}

/**
 * Leaves the page of a record that is not there, with a toast. Once: where the next page takes long to be rendered, the
 * record may be requested again meanwhile, and be missing again.
 */
function useLeaveMissing(isGone: boolean, { message, path }: MissingRecordProps): void {
  const notice = useNotice();
  const navigate = useNavigate();
  const hasLeftRef = useRef(false);
  const leave = useEffectEvent(() => {
    if (hasLeftRef.current) return;
    hasLeftRef.current = true;
    notice({ kind: 'error', message });
    void navigate(path, { replace: true });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}
