/** Size of share images, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Version key of a record in a URL; pages compute the same. */
export const versionOf = (updatedAt: Date): string => updatedAt.getTime().toString(36);
