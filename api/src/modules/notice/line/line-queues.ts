/** Answers what people do in the chat of the LINE channel. */
export const ANSWER = 'line-answer';
/** Sends a notice by LINE. */
export const PUSH = 'line-push';
