import { Badge, type BadgeTone } from '@dara/kit/ui';
import type { Permission } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { permissionMessages } from './user.messages.ts';

/** Users of the agency stand out. */
const TONES: Record<Permission, BadgeTone> = {
  Admin: 'brand',
  Staff: 'info',
  Business: 'neutral',
  Talent: 'neutral',
};

export function PermissionBadge({ permission }: { permission: Permission }) {
  return (
    <Badge tone={TONES[permission]}>
      <FormattedMessage {...permissionMessages[permission]} />
    </Badge>
  );
}
