import type { MockRequest, mockApi } from '@dara/kit/testing';
import { HOME_SECTIONS } from '@dara/model';
import type { ContentPage, Home } from '../api/generated.ts';
import { client, job, listOf, story, summary, talent } from './fixtures.ts';

export const about = (version: number): ContentPage => ({
  slug: 'about',
  title: { th: 'เราคือใคร', en: 'Who we are' },
  description: { th: 'ย่อ', en: 'In short' },
  body: { th: '<p>ยาว</p>', en: '<p>A <strong>long</strong> story</p>' },
  version,
  textVersion: `about-${version}`,
  updatedAt: '2026-11-01T00:00:00.000Z',
  isSample: false,
});

export const home = (changes: Partial<Home> = {}): Home => ({
  heroTitle: null,
  heroText: null,
  heroTalents: [],
  sections: HOME_SECTIONS.map((id) => ({ id, shown: true })),
  ...changes,
});

/** Responses for all requests of the home page. */
export function answerHome(api: ReturnType<typeof mockApi>): void {
  api.get('/api/page/about', about(1));
  api.get('/api/home', home());
  api.get('/api/talent/summary', summary);
  api.get('/api/talent', ({ url }: MockRequest) => {
    const group = url.searchParams.get('talentGroup');
    return listOf([
      talent(1, { displayName: `ดาว${group}`, talentTypes: [group as 'Actor'] }),
      talent(2, { displayName: `เดือน ${group}`, talentTypes: [group as 'Actor'] }),
    ]);
  });
  api.get('/api/news', ({ url }: MockRequest) =>
    url.searchParams.get('type') === 'General'
      ? listOf([story(1), story(2)])
      : listOf([story(11, { type: 'TalkOfTheTown' })]),
  );
  api.get('/api/job', listOf([job(1), job(2, { budgetFrom: null, budgetTo: null })]));
  api.get('/api/client', listOf([client(1)]));
}
