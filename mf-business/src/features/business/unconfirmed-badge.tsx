import { Badge } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';

/** Beside the status of a business that registered itself and has not followed the mailed link. */
export function UnconfirmedBadge() {
  return (
    <Badge tone="warning">
      <FormattedMessage id="business.profile.unconfirmed" />
    </Badge>
  );
}
