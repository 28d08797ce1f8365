/** Decides of new notices who is written to about them. */
export const DELIVERY = 'notice-delivery';
export const DIGEST = 'notice-digest';
/** Sends a notice by LINE. */
export const LINE_PUSH = 'line-push';
