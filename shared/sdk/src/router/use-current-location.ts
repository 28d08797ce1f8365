import { useCallback, useContext, useEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  type Location,
} from 'react-router-dom';

/**
 * Answers where the tab is at the moment of asking. What is drawn, and so `useLocation`, may lag behind where a machine
 * is slow: who presses twice would change what stood there before the first press.
 */
export function useCurrentLocation(): () => Location {
  const router = useContext(RouterContext)?.router;
  const drawn = useLocation();
  const drawnRef = useRef(drawn);
  useEffect(() => {
    drawnRef.current = drawn;
  });
  return useCallback(() => {
    if (!router) return drawnRef.current;
    const { location, navigation } = router.state;
    // Another view of the same page; what leads elsewhere has not left it yet.
    const isView = navigation.location?.pathname === location.pathname;
    return isView && navigation.location ? navigation.location : location;
  }, [router]);
}
