/** Five filters each, as staff combine them: by page, and with the number of hits. */
export const SEARCHES: Record<string, string | number | string[]>[] = [
  {
    talentGroup: 'Influencer',
    channel: 'Instagram',
    followersFrom: 10_000,
    followersTo: 500_000,
    ageFrom: 20,
    ageTo: 35,
    heightFrom: 160,
    heightTo: 175,
    status: ['Approved'],
  },
  {
    budgetFrom: 5000,
    budgetTo: 50_000,
    ageFrom: 18,
    ageTo: 40,
    weightFrom: 45,
    weightTo: 60,
    gender: 'Female',
    status: ['Approved', 'Pending'],
  },
  {
    talentGroup: 'Actor',
    heightFrom: 165,
    heightTo: 200,
    weightFrom: 50,
    weightTo: 80,
    budgetTo: 20_000,
    tags: ['แท็ก 3', 'แท็ก 17'],
  },
  {
    channel: 'Tiktok',
    engagementRateFrom: 5,
    engagementRateTo: 20,
    ageTo: 30,
    budgetFrom: 1000,
    heightFrom: 150,
    status: ['Approved'],
  },
];

export function queryOf(search: (typeof SEARCHES)[number]): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, String(each)]),
  );
  return new URLSearchParams(pairs).toString();
}
