// A separate area: the pending email change on record pages.
export { WaitingEmail, type WaitingEmailProps } from './waiting-email.tsx';
