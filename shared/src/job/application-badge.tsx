import { FormattedMessage, defineMessages } from '@dara/shared/i18n';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

/** How an application stands for its talent; the agency's steps between stay inside. */
export const applicationMessages = defineMessages({
  Applied: { id: 'shared.job.application.Applied' },
  InReview: { id: 'shared.job.application.InReview' },
  Hired: { id: 'shared.job.application.Hired' },
  NotSelected: { id: 'shared.job.application.NotSelected' },
  Withdrawn: { id: 'shared.job.application.Withdrawn' },
});
export type ApplicationStatus = keyof typeof applicationMessages;

const TONES: Record<ApplicationStatus, BadgeTone> = {
  Applied: 'info',
  InReview: 'warning',
  Hired: 'positive',
  NotSelected: 'neutral',
  Withdrawn: 'neutral',
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return (
    <Badge dot tone={TONES[status]}>
      <FormattedMessage {...applicationMessages[status]} />
    </Badge>
  );
}
