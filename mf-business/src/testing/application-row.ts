import type { ApplicationRow } from '../api/generated.ts';

/** An application as staff see it. */
export function applicationOf(id: string, row: Partial<ApplicationRow> = {}): ApplicationRow {
  return {
    id,
    jobId: 'j1',
    talentId: `t-${id}`,
    talentName: { th: 'น้ำผึ้ง', en: 'Namphueng' },
    talentTypes: ['Actor'],
    age: 24,
    isAvailable: true,
    photo: null,
    compositeCardId: `c-${id}`,
    cardName: 'Main',
    status: 'Applied',
    rejectReason: null,
    quotedRate: 5000,
    source: 'Apply',
    ratingAverage: 4,
    ratingCount: 2,
    ownStars: null,
    noteCount: 0,
    tape: null,
    clashes: [],
    outOfBrief: [],
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    ...row,
  };
}
