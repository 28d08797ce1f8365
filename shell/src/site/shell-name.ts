/** The name under which the shell's own routes are known. */
export const SHELL = 'shell';

/** Page for the path of a remote that is still being built. */
export const PREPARING_PAGE = 'preparing';
