import type { Locale } from '@dara/contract';
import { readListState } from '@dara/kit/resource';
import { page as homePage } from './features/home/home-page.tsx';
import { jobHead } from './features/job/job-head.ts';
import { newsHead } from './features/news/news-head.ts';
import { newsKinds, newsListArgs, newsListSpec } from './features/news/news-kind.ts';
import { talentHead } from './features/talent/talent-head.ts';
import { summaryOf } from './structured-data.ts';
import { article, person, posting } from './testing/detail-fixtures.ts';
import { id, picture, listOf, story } from './testing/fixtures.ts';
import { headArgs } from './testing/head-args.ts';
import { structuredDataProblems, findJsonLd } from './testing/schema-org.ts';
import { endpoints as publicApi } from './api/generated.ts';
import { page as clientsPage } from './features/client/client-list-page.tsx';
import { jobListHead } from './features/job/job-list-head.ts';
import { newsListHead } from './features/news/news-list-head.ts';
import { talentListHead } from './features/talent/talent-list-head.ts';

const { General, TalkOfTheTown } = newsKinds;

describe('structured data', () => {
  const pages = {
    home: (locale: Locale) => homePage.head?.(headArgs('/', null, locale)),
    talent: (locale: Locale) => talentHead(headArgs('/', person(), locale)),
    minor: (locale: Locale) => talentHead(headArgs('/', person({ isMinor: true }), locale)),
    'bare talent': (locale: Locale) =>
      talentHead(
        headArgs('/', person({ image: null, bio: null, nickName: null, socialMedia: [] }), locale),
      ),
    news: (locale: Locale) => newsHead(headArgs('/', article(), locale), General),
    talk: (locale: Locale) =>
      newsHead(
        headArgs('/', article({ image: null, tags: [], type: 'TalkOfTheTown' }), locale),
        TalkOfTheTown,
      ),
    'long news': (locale: Locale) =>
      newsHead(
        headArgs('/', article({ title: { th: 'ก'.repeat(300), en: 'a'.repeat(300) } }), locale),
        General,
      ),
    job: (locale: Locale) => jobHead(headArgs('/', posting(), locale)),
    'bare job': (locale: Locale) =>
      jobHead(
        headArgs(
          '/',
          posting({
            companyName: null,
            companyLogo: null,
            province: null,
            location: null,
            applyUntil: null,
            description: { th: '', en: '' },
          }),
          locale,
        ),
      ),
  };

  for (const [name, headOf] of Object.entries(pages)) {
    it.each(['th', 'en'] as const)(`of ${name} is complete in %s`, (locale) => {
      const head = headOf(locale);
      expect(head?.jsonLd?.length).toBeGreaterThan(0);
      expect(structuredDataProblems(head ?? { title: '' })).toEqual([]);
    });
  }

  it('says who the agency is on the home page', () => {
    const head = homePage.head?.(headArgs('/')) ?? { title: '' };
    expect(findJsonLd(head, 'Organization')).toMatchObject({
      name: 'Dara',
      logo: { url: 'https://dara.test/icon-512.png' },
    });
    expect(findJsonLd(head, 'WebSite')).toMatchObject({
      url: 'https://dara.test/',
      inLanguage: 'en',
    });
  });

  it('says who a talent is, and of a minor neither accounts nor figures', () => {
    const head = talentHead(headArgs('/', person()));
    expect(findJsonLd(head, 'ProfilePage')?.['mainEntity']).toMatchObject({
      '@type': 'Person',
      name: 'ศิลปิน 1',
      sameAs: ['https://instagram.test/one'],
      height: { value: 168, unitCode: 'CMT' },
    });
    expect(findJsonLd(head, 'BreadcrumbList')?.['itemListElement']).toEqual([
      expect.objectContaining({ name: 'Our talents', item: 'https://dara.test/talent?lang=en' }),
      expect.objectContaining({
        name: 'ศิลปิน 1',
        item: `https://dara.test/talent/${id('talent', 1)}?lang=en`,
      }),
    ]);
    const minor = findJsonLd(talentHead(headArgs('/', person({ isMinor: true }))), 'ProfilePage');
    expect(minor?.['mainEntity']).not.toHaveProperty('sameAs');
    expect(minor?.['mainEntity']).not.toHaveProperty('height');
  });

  it('offers a job with its pay, place and last day, and nothing in it as markup', () => {
    const found = findJsonLd(jobHead(headArgs('/', posting())), 'JobPosting');
    expect(found).toMatchObject({
      datePosted: '2026-11-01T00:00:00.000Z',
      validThrough: '2026-11-29T23:59:59+07:00',
      description: '<p>One &lt;b&gt;day&lt;/b&gt;</p><p>Two &amp; more</p>',
      hiringOrganization: { name: 'Namsai' },
      jobLocation: { address: { addressRegion: 'Bangkok', addressCountry: 'TH' } },
      baseSalary: {
        currency: 'THB',
        value: { minValue: 25_000, maxValue: 40_000, unitText: 'DAY' },
      },
    });
  });

  it.each([
    ['that is hidden', { budgetFrom: null, budgetTo: null, budgetUnit: null }],
    ['for the whole job', { budgetUnit: 'Job' as const }],
    ['for a post', { budgetUnit: 'Post' as const }],
  ])('contains no pay %s', (_what, changes) => {
    const found = findJsonLd(jobHead(headArgs('/', posting(changes))), 'JobPosting');
    expect(found).toBeDefined();
    expect(found).not.toHaveProperty('baseSalary');
  });

  it('offers no job that takes no applications or is for the invited', () => {
    const closed = jobHead(headArgs('/', posting({ isOpen: false, status: 'Closed' })));
    expect(findJsonLd(closed, 'JobPosting')).toBeUndefined();
    expect(findJsonLd(closed, 'BreadcrumbList')).toBeDefined();
    const internal = jobHead(headArgs('/', posting({ visibility: 'Internal' })));
    expect(findJsonLd(internal, 'JobPosting')).toBeUndefined();
    expect(internal.noIndex).toBe(true);
  });
});

describe('the image of a shared link', () => {
  it('is the one made for it, else the one rendered of the article as it is now', () => {
    const own = newsHead(
      headArgs('/', article({ shareImage: { ...picture(7), width: 1200, height: 630 } })),
      General,
    );
    expect(own).toMatchObject({
      image: `/api/image/${id('image', 7)}/1280.jpg`,
      imageSize: { width: 1200, height: 630 },
      imageAlt: 'Picture',
    });
    const version = Date.parse('2026-11-06T05:00:00.000Z').toString(36);
    expect(newsHead(headArgs('/', article(), 'th'), General)).toMatchObject({
      image: `/api/share/news/${id('news', 1)}/th.png?v=${version}`,
      imageSize: { width: 1200, height: 630 },
      imageAlt: 'ข่าว 1',
      publishedTime: '2026-11-05T05:00:00.000Z',
      modifiedTime: '2026-11-06T05:00:00.000Z',
    });
  });
});

it('cuts a long description between words', () => {
  expect(summaryOf(' short\n text ')).toBe('short text');
  const cut = summaryOf('Wonderful '.repeat(30));
  expect(cut.length).toBeLessThanOrEqual(200);
  expect(cut.endsWith('Wonderful…')).toBe(true);
  expect(summaryOf('ที่'.repeat(100))).toBe(`${'ที่'.repeat(66)}…`);
  expect(summaryOf('ก'.repeat(300))).toBe(`${'ก'.repeat(199)}…`);
});

describe('list head', () => {
  const { General } = newsKinds;

  describe('a list', () => {
    it.each([
      ['/talent', '/talent', 'Our talents'],
      ['/talent?page=2', '/talent?page=2', 'Our talents · Page 2'],
      [
        '/talent?talentGroup=Actor&utm_source=x',
        '/talent?talentGroup=Actor',
        'Actors · Our talents',
      ],
      [
        '/talent?page=3&talentGroup=Actor',
        '/talent?talentGroup=Actor&page=3',
        'Actors · Our talents · Page 3',
      ],
    ])('%s has an address of its own', (path, canonical, title) => {
      expect(talentListHead(headArgs(path))).toMatchObject({ canonical, title, noIndex: false });
    });

    it.each([
      ['talents by keyword', () => talentListHead(headArgs('/talent?keyword=a'))],
      [
        'talents in another order',
        () => talentListHead(headArgs('/talent?sort=CreatedAt&order=desc')),
      ],
      [
        'talents of a group, filtered',
        () => talentListHead(headArgs('/talent?talentGroup=Actor&gender=Female')),
      ],
      ['news by tag', () => newsListHead(headArgs('/news?tags=x'), General)],
      ['closed jobs too', () => jobListHead(headArgs('/job?open=false'))],
    ])('of %s is a view that is not to be found', (_name, headOf) => {
      expect(headOf().noIndex).toBe(true);
    });

    it('of clients has pages', () => {
      expect(clientsPage.head?.(headArgs('/client?page=2'))).toMatchObject({
        canonical: '/client?page=2',
      });
    });

    async function listed(path: string, answer: ReturnType<typeof listOf>) {
      const given = headArgs(path);
      const query = newsListArgs(readListState(given.url.searchParams, newsListSpec), General);
      const fill = publicApi.util.upsertQueryData('newsList', query, answer as never);
      await (given.store.dispatch(fill) as Promise<unknown>);
      return newsListHead(given, General);
    }

    it('names what it lists, counted from the first page on', async () => {
      const head = await listed('/news?page=2', listOf([story(1), story(2)], 14));
      expect(structuredDataProblems(head)).toEqual([]);
      expect(findJsonLd(head, 'ItemList')?.['itemListElement']).toEqual([
        expect.objectContaining({ position: 13, name: 'Story 1' }),
        expect.objectContaining({
          position: 14,
          url: `https://dara.test/news/${id('news', 2)}?lang=en`,
        }),
      ]);
      expect(head.noIndex).toBe(false);
    });

    it('past its end is not to be found', async () => {
      expect((await listed('/news?page=9', listOf([], 14))).noIndex).toBe(true);
      expect((await listed('/news', listOf([]))).noIndex).toBe(false);
    });
  });
});
