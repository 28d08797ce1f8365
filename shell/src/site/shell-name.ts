/** The name under which the shell's own routes are known. */
export const SHELL = 'shell';

/** Page for the path of a remote that is still being built. */
export const PREPARING_PAGE = 'preparing';

/** `/management` and its sections: redirects to the first page that the user may open. */
export const MANAGEMENT_PAGE = 'management';
