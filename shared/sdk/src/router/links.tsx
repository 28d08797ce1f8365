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
 * Another page moves in softly, where the browser can; another view of the same one is there at
 * once. The router complains about the wish where it cannot be fulfilled.
 */
const useViewTransition =
  typeof document === 'undefined'
    ? (): boolean => false
    : (to: To): boolean => {
        const leadsAway = useResolvedPath(to).pathname !== useLocation().pathname;
        return leadsAway && 'startViewTransition' in document;
      };

/** A link of this site; the browser's view transition, where it has one, leads to another page. */
export function Link(props: LinkProps) {
  const viewTransition = useViewTransition(props.to);
  return <RouterLink viewTransition={viewTransition} {...props} />;
}

/** A link that says when it leads to where one is. */
export function NavLink(props: NavLinkProps) {
  const viewTransition = useViewTransition(props.to);
  return <RouterNavLink viewTransition={viewTransition} {...props} />;
}
