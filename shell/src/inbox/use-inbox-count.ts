import type { InboxDeclaration } from '@dara/contract';
import { useLocation } from '@dara/sdk/router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useInboxCountQuery } from './inbox-api.ts';

/** Polling interval of a visible tab. */
const POLL_MS = 45_000;
/** Refetched on return to the tab and on navigation, unless just fetched. */
const FRESH_MS = 10_000;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isVisibleNow = () => document.visibilityState !== 'hidden';

/** Unread count, updated while the tab is visible; 0 while unknown. */
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
