import { useCallback, useContext, useEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  type Location,
} from 'react-router-dom';

/**
 * Returns the current location at call time. The rendered one, and so `useLocation`, may lag on a slow machine: a
 * second click must be based on the first.
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
    // Another view of the same page; navigation elsewhere has not left it yet.
    const isView = navigation.location?.pathname === location.pathname;
    return isView && navigation.location ? navigation.location : location;
  }, [router]);
}
