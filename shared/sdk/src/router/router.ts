/**
 * The router as remotes see it. Names are listed one by one because a library that is shared
 * whole cannot be tree-shaken: add a name here when a screen uses it.
 */
export {
  Navigate,
  Outlet,
  generatePath,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavLinkProps, NavigateFunction, To } from 'react-router-dom';
export { Link, NavLink } from './links.tsx';
export { matchRoute } from './match-route.ts';
export {
  useReportPageRendered,
  useViewTransitionState,
  withViewTransitions,
} from './page-transition.ts';
export { useCurrentLocation } from './use-current-location.ts';
export { useNavigationInfo } from './use-navigation-info.ts';
export { useOwnLinks } from './use-own-links.ts';
