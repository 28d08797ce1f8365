import type { ConsentList } from '../api/generated.ts';

const purposes = ['PublicProfile', 'ClientSharing', 'Marketing'] as const;
const noConsent = { textVersion: null, givenAt: null, givenBy: null, withdrawnAt: null };
/** Nothing was agreed to yet. */
export const noConsents: ConsentList = {
  items: purposes.map((purpose) => ({ purpose, isGiven: false, ...noConsent })),
  needsGuardian: false,
};
/** A guardian agreed to the public profile. */
export const guardianConsents: ConsentList = {
  ...noConsents,
  items: noConsents.items.map((item) =>
    item.purpose === 'PublicProfile'
      ? {
          ...item,
          isGiven: true,
          textVersion: 'privacy-1',
          givenAt: '2026-01-02T00:00:00.000Z',
          givenBy: 'guardian',
        }
      : item,
  ),
};
