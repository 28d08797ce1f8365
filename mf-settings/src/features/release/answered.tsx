import { ErrorState, NoPermission, Skeleton } from '@dara/kit/ui';
import { isApiError } from '@dara/sdk/api';
import type { ReactNode } from 'react';

export interface AnsweredProps<Data> {
  query: {
    currentData?: Data;
    isError: boolean;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** The answer of a query, that it loads, or that it failed; a poll that fails leaves the last answer. */
export function Answered<Data>({ query, children }: AnsweredProps<Data>) {
  const { currentData, error } = query;
  if (currentData !== undefined) return children(currentData);
  if (!query.isError) return <Skeleton shape="box" height={240} />;
  if (isApiError(error) && error.status === 403) return <NoPermission />;
  return (
    <ErrorState error={error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  );
}
