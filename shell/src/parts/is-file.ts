/** Whether a path is of a file that the gateway serves, such as a feed, and of no page. */
export const isFile = (path: string): boolean => /\.\w+$/.test(path);
