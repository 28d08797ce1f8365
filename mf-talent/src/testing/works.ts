import type { WorkRecord } from '../api/generated.ts';

const image = (id: string) => ({
  id,
  width: 400,
  height: 300,
  alt: null,
  placeholder: null,
});

/** A work with one row of each part. */
export const work: WorkRecord = {
  id: 'w1',
  talentType: 'Influencer',
  budgets: [
    { id: 'b1', type: 'Post', detail: 'One post', rateCharge: 1000, dateUpdate: '2026-01-02' },
  ],
  experiences: [
    {
      id: 'e1',
      customerName: 'Sunrise Film',
      project: 'First Rain',
      role: 'Lead',
      experienceType: 'Internal',
      hireDate: '2025-03-01',
      link: 'https://film.test/',
      images: [image('i1'), image('i2')],
    },
  ],
  socialMediaPerformance: [
    {
      id: 'p1',
      channel: 'Instagram',
      followers: 10_000,
      engagement: 5,
      averagePostReach: 2000,
      averageStoryView: null,
      cpr: null,
      cpe: 3,
      suggestedCpr: 0.5,
      suggestedCpe: 2,
      measuredAt: '2026-01-02T00:00:00.000Z',
    },
  ],
  version: 1,
  updatedAt: '2026-01-02T00:00:00.000Z',
};
