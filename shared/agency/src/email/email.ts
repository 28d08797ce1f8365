// A separate area: the pending email change on record pages.
export { WaitingEmail } from './waiting-email.tsx';
