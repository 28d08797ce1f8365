import { FormattedMessage } from '@dara/sdk/i18n';
import { Badge, type BadgeTone } from './badge.tsx';

const TONES = {
  Pending: 'warning',
  Review: 'warning',
  Responded: 'warning',
  Approved: 'positive',
  Open: 'positive',
  Published: 'positive',
  Active: 'positive',
  Accepted: 'positive',
  Completed: 'info',
  Scheduled: 'info',
  Sent: 'info',
  Viewed: 'info',
  Draft: 'neutral',
  Closed: 'neutral',
  Archived: 'neutral',
  Unpublished: 'neutral',
  Inactive: 'neutral',
  Expired: 'neutral',
  Rejected: 'danger',
  Cancelled: 'danger',
  Declined: 'danger',
  Suspended: 'danger',
} as const satisfies Record<string, BadgeTone>;

/** A status shared by several kinds of records. */
export type RecordStatus = keyof typeof TONES;

/** A record's status in its colour and the reader's language; unknown ones are shown as stored. */
export function StatusBadge({ status }: { status: RecordStatus | (string & {}) }) {
  const isKnown = status in TONES;
  return (
    <Badge tone={isKnown ? TONES[status as RecordStatus] : 'neutral'} dot>
      {isKnown ? <FormattedMessage id={`kit.ui.status.${status}`} /> : status}
    </Badge>
  );
}
