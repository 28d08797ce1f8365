/**
 * The router as remotes see it. Names are listed one by one because a library that is shared
 * whole cannot be tree-shaken: add a name here when a screen uses it.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  generatePath,
  matchPath,
  redirect,
  useBeforeUnload,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, NavigateFunction, To } from 'react-router-dom';
