import { searchFor } from '../kernel/query/search.ts';
import type { PublicTalentFilter, StaffTalentFilter } from '../modules/talent/talent.public.ts';

type FirstTags = (kind: string) => string[];

/** All filters of talents, each with a name; `firstTags` returns tags of the database. */
export const SHARED_FILTERS: [string, (firstTags: FirstTags) => Partial<PublicTalentFilter>][] = [
  ['nothing', () => ({})],
  ['a group', () => ({ talentGroup: 'Actor' })],
  ['a small group', () => ({ talentGroup: 'MegaStar' })],
  ['a tag', (firstTags) => ({ tagIds: firstTags('Talent').slice(1) })],
  ['tags', (firstTags) => ({ tagIds: firstTags('Talent') })],
  ['a channel', () => ({ channel: 'Instagram' })],
  ['few followers', () => ({ followersFrom: 0, followersTo: 999 })],
  ['many followers', () => ({ followersFrom: 1_000_001 })],
  ['most followers', () => ({ followersFrom: 1000 })],
  ['engagement', () => ({ engagementRateFrom: 1, engagementRateTo: 5 })],
  [
    'one account',
    () => ({ channel: 'Tiktok', followersFrom: 1000, followersTo: 9000, engagementRateFrom: 9 }),
  ],
  ['a gender', () => ({ genders: ['Female'] })],
  ['a hair colour', () => ({ hairColours: ['brown'] })],
  ['a skin tone', () => ({ skinTones: ['tan'] })],
  ['a language', () => ({ languages: ['th'] })],
  ['an age', () => ({ ageFrom: 20, ageTo: 30 })],
  [
    'ages',
    () => ({
      ages: [
        { from: 18, to: 24 },
        { from: 61, to: undefined },
      ],
    }),
  ],
  ['children', () => ({ ageFrom: 0, ageTo: 7 })],
  ['a height', () => ({ heightFrom: 160, heightTo: 170 })],
  ['heights', () => ({ heights: [{ from: 180, to: undefined }] })],
  [
    'who is free',
    () => ({
      freeOn: { from: '2026-01-10', to: '2026-01-12', adultsBornUntil: '2008-01-01' },
    }),
  ],
  ['three Thai letters', () => ({ search: searchFor('กิน') })],
  ['Thai with tone marks', () => ({ search: searchFor('น้ำผึ้ง') })],
  ['Latin letters', () => ({ search: searchFor('earth') })],
];

export const STAFF_FILTERS: [string, () => Partial<StaffTalentFilter>][] = [
  ['a budget', () => ({ budgetFrom: 500, budgetTo: 20_000 })],
  ['a high budget', () => ({ budgetFrom: 500_001 })],
  ['a weight', () => ({ weightFrom: 98 })],
  ['a status', () => ({ status: ['Pending'] })],
  ['the commonest status', () => ({ status: ['Approved'] })],
  ['the active', () => ({ active: true })],
  ['the inactive', () => ({ active: false })],
  ['the top 10', () => ({ isTop10: true })],
  ['all but the top 10', () => ({ isTop10: false })],
  ['a missing translation', () => ({ missingTranslation: true })],
  ['no missing translation', () => ({ missingTranslation: false })],
  ['the deleted', () => ({ deleted: true })],
  [
    'five things at once',
    () => ({
      talentGroup: 'Actor',
      channel: 'Instagram',
      followersFrom: 10_000,
      ageFrom: 18,
      ageTo: 30,
      heightFrom: 160,
      budgetTo: 50_000,
    }),
  ],
];
