import type { InboxDeclaration } from '@dara/contract';
import { useLocation } from '@dara/sdk/router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useInboxCountQuery } from './inbox-api.ts';

/** How often a tab that is looked at asks. */
const POLL_MS = 45_000;
/** Whoever comes back to the tab, or goes on to another page, is answered anew unless it was just asked. */
const FRESH_MS = 10_000;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isVisibleNow = () => document.visibilityState !== 'hidden';

/** How much is unread, kept up to date while somebody looks; 0 while that is not known. */
export function useInboxCount(inbox: InboxDeclaration): number {
  const isVisible = useSyncExternalStore(subscribe, isVisibleNow, () => false);
  const { pathname } = useLocation();
  const { data, isError, isUninitialized, fulfilledTimeStamp, refetch } = useInboxCountQuery(
    inbox,
    { pollingInterval: isVisible ? POLL_MS : 0 },
  );
  const refresh = useEffectEvent(() => {
    const isOld = fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp > FRESH_MS;
    if (isVisible && isOld && !isUninitialized) void refetch();
  });
  useEffect(() => refresh(), [isVisible, pathname]);
  return isError ? 0 : (data ?? 0);
}
