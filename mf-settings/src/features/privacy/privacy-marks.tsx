import { useFormat } from '@dara/kit/format';
import { Badge, type BadgeTone } from '@dara/kit/ui';
import type { PrivacyStatus } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { PrivacyRow } from '../../api/generated.ts';
import { statusMessages } from './privacy.messages.ts';

const TONES: Record<PrivacyStatus, BadgeTone> = {
  Open: 'warning',
  Running: 'info',
  Done: 'positive',
  Refused: 'danger',
  Withdrawn: 'neutral',
};

/** How a request stands. */
export function PrivacyStatusBadge({ status }: { status: PrivacyStatus }) {
  return (
    <Badge tone={TONES[status]}>
      <FormattedMessage {...statusMessages[status]} />
    </Badge>
  );
}

/** The day on which a request is due, and that it is over. */
export function DueDay({ request }: { request: Pick<PrivacyRow, 'dueOn' | 'isOverdue'> }) {
  const format = useFormat();
  return (
    <Due>
      <time dateTime={request.dueOn}>{format.date(request.dueOn)}</time>
      {request.isOverdue && (
        <Badge tone="danger">
          <FormattedMessage id="setting.privacy.overdue" />
        </Badge>
      )}
    </Due>
  );
}

const Due = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space1} ${tokens.space2};
  align-items: center;
`;
