/** Size of the drawn pictures, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** How an address names a state of a record; the pages write the same. */
export const versionOf = (updatedAt: Date): string => updatedAt.getTime().toString(36);
