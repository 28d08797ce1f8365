import type { ManagementProfile } from '../api/generated.ts';

/** A user as management and its own account read it. */
export const userRecord = (more: Partial<ManagementProfile> = {}): ManagementProfile => ({
  id: 'u1',
  email: 'nam@dara.test',
  firstName: 'Waree',
  lastName: 'Namsai',
  image: null,
  permission: 'Staff',
  contactPhone: null,
  active: true,
  isInvited: false,
  lastLoginAt: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  deletedAt: null,
  version: 3,
  country: 'TH',
  province: null,
  district: null,
  subDistrict: null,
  postalCode: null,
  address: null,
  language: 'th',
  talentId: null,
  businessProfileId: null,
  ...more,
});
