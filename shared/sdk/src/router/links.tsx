import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  useResolvedPath,
  type LinkProps,
  type NavLinkProps,
  type To,
} from 'react-router-dom';

/**
 * Uses a view transition for another page, where supported; another view of the same page changes immediately. The
 * router warns where it is not supported.
 */
const useViewTransition =
  typeof document === 'undefined'
    ? (): boolean => false
    : (to: To): boolean => {
        const leadsAway = useResolvedPath(to).pathname !== useLocation().pathname;
        return leadsAway && 'startViewTransition' in document;
      };

/** An internal link; with the browser's view transition to another page, where supported. */
export function Link(props: LinkProps) {
  const viewTransition = useViewTransition(props.to);
  return <RouterLink viewTransition={viewTransition} {...props} />;
}

/** A link with `aria-current` when it leads to the current page. */
export function NavLink(props: NavLinkProps) {
  const viewTransition = useViewTransition(props.to);
  return <RouterNavLink viewTransition={viewTransition} {...props} />;
}
