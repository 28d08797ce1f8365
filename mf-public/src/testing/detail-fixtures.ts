import { bodyWith } from '@dara/model';
import type { JobDetail, NewsDetail, TalentDetail } from '../api/generated.ts';
import { job, picture, story, talent } from './fixtures.ts';

export const person = (changes: Partial<TalentDetail> = {}): TalentDetail => ({
  ...bodyWith(() => null),
  ...talent(1),
  weight: 52,
  chest: 32,
  waist: 24,
  hip: 34,
  shoes: 38,
  firstName: { th: 'ก', en: 'A' },
  lastName: { th: 'ข', en: 'B' },
  isMinor: false,
  languages: ['th'],
  bio: { th: 'นักแสดง', en: 'A leading actor' },
  reel: null,
  album: [],
  socialMedia: [
    {
      channel: 'Instagram',
      name: '@one',
      link: 'https://instagram.test/one',
      followers: 5,
      engagementRate: 1,
    },
  ],
  works: [],
  compositeCards: [],
  ...changes,
});

export const article = (changes: Partial<NewsDetail> = {}): NewsDetail => ({
  ...story(1),
  detail: { th: '<p>ก</p>', en: '<p>a</p>' },
  shareImage: null,
  talents: [],
  byline: { th: '', en: '' },
  photoCredit: { th: '', en: '' },
  updatedAt: '2026-11-06T05:00:00.000Z',
  ...changes,
});

export const posting = (changes: Partial<JobDetail> = {}): JobDetail => ({
  ...job(1),
  description: { th: 'หนึ่ง\n\nสอง', en: 'One <b>day</b>\n\nTwo & more' },
  companyLogo: picture(2),
  gender: [],
  languages: [],
  ageFrom: null,
  ageTo: null,
  heightFrom: null,
  heightTo: null,
  weightFrom: null,
  weightTo: null,
  shootFrom: null,
  shootTo: null,
  location: 'Studio 4',
  media: [],
  usageMonths: null,
  exclusivity: null,
  tags: [],
  updatedAt: '2026-11-02T00:00:00.000Z',
  viewer: null,
  ...changes,
});
