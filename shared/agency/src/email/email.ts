// An area of its own: another address that staff asked for somebody, as records show it.
export { WaitingEmail, type WaitingEmailProps } from './waiting-email.tsx';
