import { FormattedMessage, defineMessages } from '@dara/sdk/i18n';
import { Badge, type BadgeTone } from '@dara/kit/ui';

/** Status of an application for its talent, without internal steps. */
export const applicationMessages = defineMessages({
  Applied: { id: 'agency.job.application.Applied' },
  InReview: { id: 'agency.job.application.InReview' },
  Hired: { id: 'agency.job.application.Hired' },
  NotSelected: { id: 'agency.job.application.NotSelected' },
  Withdrawn: { id: 'agency.job.application.Withdrawn' },
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
