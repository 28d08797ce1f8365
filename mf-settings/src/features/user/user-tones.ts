import type { BadgeTone } from '@dara/kit/ui';
import type { Permission } from '@dara/model';

/** Those who work for the agency stand out. */
export const PERMISSION_TONES: Record<Permission, BadgeTone> = {
  Admin: 'brand',
  Staff: 'info',
  Business: 'neutral',
  Talent: 'neutral',
};
