import type { Identity } from '@dara/backend';
import { isStaff } from '../../../kernel/schema/permission.ts';
import type { StoredImage } from '../file/image-row.ts';

/**
 * Private images are visible to staff, to the user who uploaded them, and to the people that they show or belong to.
 */
export function maySeeImage(image: StoredImage, reader: Identity | null): boolean {
  if (image.access === 'public') return true;
  if (!reader) return false;
  if (isStaff(reader)) return true;
  const isOwn = (id: string | null, own: string | null): boolean => id !== null && id === own;
  return (
    isOwn(image.talent_id, reader.talentId) ||
    isOwn(image.business_profile_id, reader.businessProfileId) ||
    isOwn(image.created_by, reader.id)
  );
}
