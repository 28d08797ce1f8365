import type {
  Client,
  ImageRef,
  JobCard,
  NewsCard,
  TalentCard,
  TalentSummary,
} from '../api/generated.ts';

/** A readable id: `id('talent', 3)`. */
export const id = (kind: string, number: number) =>
  `${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const picture = (number = 1): ImageRef => ({
  id: id('image', number),
  width: 960,
  height: 960,
  alt: { th: 'ภาพ', en: 'Picture' },
  placeholder: '#eeddcc',
});

/** Response of a list. */
export function listOf<Item>(items: Item[], total = items.length) {
  return { items, page: 1, size: 12, total };
}

export function talent(number = 1, changes: Partial<TalentCard> = {}): TalentCard {
  const { displayName = `ศิลปิน ${number}` } = changes;
  return {
    id: id('talent', number),
    displayName,
    name: { th: displayName, en: displayName },
    nickName: { th: `เล่น${number}`, en: `Nick${number}` },
    talentTypes: ['MegaStar'],
    image: picture(number),
    gender: 'Female',
    age: 24,
    height: 168,
    hairColour: null,
    nationality: 'TH',
    followers: 1_250_000,
    engagementRate: 4.5,
    channel: 'Instagram',
    tags: [],
    isTop10: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

export function story(number = 1, changes: Partial<NewsCard> = {}): NewsCard {
  return {
    id: id('news', number),
    type: 'General',
    title: { th: `ข่าว ${number}`, en: `Story ${number}` },
    shortDescription: { th: `ย่อ ${number}`, en: `Short ${number}` },
    image: picture(number),
    tags: [{ id: id('tag', 1), th: 'ซีรีส์', en: 'Series' }],
    publishedAt: '2026-11-05T05:00:00.000Z',
    ...changes,
  };
}

export function job(number = 1, changes: Partial<JobCard> = {}): JobCard {
  return {
    id: id('job', number),
    title: { th: `งาน ${number}`, en: `Job ${number}` },
    jobType: 'TVC',
    talentTypes: ['Actor'],
    image: null,
    province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
    openings: 2,
    castingDate: '2026-12-03',
    applyUntil: '2026-11-29',
    budgetFrom: 25_000,
    budgetTo: 40_000,
    budgetUnit: 'Day',
    companyName: { th: 'น้ำใส', en: 'Namsai' },
    status: 'Open',
    isOpen: true,
    visibility: 'Public',
    createdAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  };
}

export function client(number = 1, changes: Partial<Client> = {}): Client {
  return {
    id: id('client', number),
    name: { th: `ลูกค้า ${number}`, en: `Client ${number}` },
    logo: null,
    link: `https://client-${number}.example`,
    credit: null,
    ...changes,
  };
}

export const summary: TalentSummary = {
  total: 96,
  groups: [
    { talentType: 'MegaStar', count: 12 },
    { talentType: 'Influencer', count: 15 },
    { talentType: 'NewBorn', count: 9 },
  ],
};
