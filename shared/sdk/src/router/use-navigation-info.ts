import { use } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';

export interface NavigationInfo {
  location: Location;
  action: `${NavigationType}`;
  /** Set by a navigation that keeps the scroll position. */
  preventScrollReset: boolean;
}

/** The current location and how it was reached. The router does not expose `preventScrollReset`. */
export function useNavigationInfo(): NavigationInfo {
  const state = use(DataRouterStateContext);
  return {
    location: useLocation(),
    action: useNavigationType(),
    preventScrollReset: state?.preventScrollReset ?? false,
  };
}
