import { Badge, type BadgeTone } from '@dara/kit/ui';
import type { NewFaceStatus } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { statusMessages } from './new-face.messages.ts';

const TONES: Record<NewFaceStatus, BadgeTone> = {
  Received: 'warning',
  InReview: 'info',
  Accepted: 'positive',
  Declined: 'neutral',
};

export function NewFaceStatusBadge({ status }: { status: NewFaceStatus }) {
  return (
    <Badge tone={TONES[status]} dot>
      <FormattedMessage {...statusMessages[status]} />
    </Badge>
  );
}
