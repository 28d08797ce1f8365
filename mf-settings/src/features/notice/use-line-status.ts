import { useEffect } from 'react';
import { useLineStatusQuery } from '../../api/generated.ts';

/** How one's LINE stands, asked anew by whoever comes back to the tab: it is linked in the chat of LINE. */
export function useLineStatus() {
  const query = useLineStatusQuery();
  const { data, refetch } = query;
  const isAwaited = data !== undefined && data.isOffered && data.linkedAt === null;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [isAwaited, refetch]);
  return query;
}
