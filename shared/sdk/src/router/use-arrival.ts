import { use } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';

export interface Arrival {
  location: Location;
  action: `${NavigationType}`;
  /** The navigation that led here asked to stay where the reader was. */
  preventScrollReset: boolean;
}

/** How the visitor came to where they are. The router tells the last part to its own scrolling alone. */
export function useArrival(): Arrival {
  const state = use(DataRouterStateContext);
  return {
    location: useLocation(),
    action: useNavigationType(),
    preventScrollReset: state?.preventScrollReset ?? false,
  };
}
