// Separate entry point: a job as shown to everyone, and a talent's actions.
export {
  ApplicationBadge,
  applicationMessages,
  type ApplicationStatus,
} from './application-badge.tsx';
export { DeclineDialog, type DeclineDialogProps } from './decline-dialog.tsx';
export { useWithdraw } from './use-withdraw.ts';
export { JobContent } from './job-content.tsx';
export { JobKeyFacts } from './job-key-facts.tsx';
export { ShownFacts } from './shown-facts.tsx';
export type { ShownJob } from './shown-job.ts';
