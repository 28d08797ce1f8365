/** Selects the delivery of new notices. */
export const DELIVERY = 'notice-delivery';
export const DIGEST = 'notice-digest';
/** Sends a notice by LINE. */
export const LINE_PUSH = 'line-push';
