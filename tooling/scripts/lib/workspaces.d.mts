/** Folders of a repository's packages, as its root's package.json lists them. */
export function workspacesOf(root: string): string[];
export const workspaces: string[];
