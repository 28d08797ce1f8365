/** Replies to messages in the chat of the LINE channel. */
export const ANSWER = 'line-answer';
