// An area of its own: what a talent does about jobs, on the job's page and among its own jobs.
export {
  ApplicationBadge,
  applicationMessages,
  type ApplicationStatus,
} from './application-badge.tsx';
export { DeclineDialog, type DeclineDialogProps } from './decline-dialog.tsx';
export { useWithdraw } from './use-withdraw.ts';
