/** The name under which the shell's own routes are known. */
export const SHELL = 'shell';
