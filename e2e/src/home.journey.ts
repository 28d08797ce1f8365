import type { Page } from '@playwright/test';
import { expect, nightlyUnless, siteUrl, test } from './support/journey.ts';
import {
  hydrated,
  expectAccessible,
  expectNoSidewaysScroll,
  markDocument,
  open,
  withJoiners,
} from './support/screens.ts';

const section = (page: Page, id: string) => page.locator(`section#${id}`);

/** Number of records in each section of the home page. */
const COUNTS = { 'talk-of-the-town': 10, talents: 8, 'new-faces': 4, news: 4, jobs: 8 } as const;
const TITLES = {
  th: {
    'about-us': 'เกี่ยวกับเรา',
    'talk-of-the-town': 'ทอล์กออฟเดอะทาวน์',
    talents: 'ศิลปินของเรา',
    'new-faces': 'หน้าใหม่ล่าสุด',
    news: 'ข่าวสาร',
    jobs: 'งานที่เปิดรับ',
    clients: 'ลูกค้าของเรา',
    'join-us': 'ร่วมงานกับดารา',
  },
  en: {
    'about-us': 'About us',
    'talk-of-the-town': 'Talk of the town',
    talents: 'Our talents',
    'new-faces': 'New faces',
    news: 'News',
    jobs: 'Open jobs',
    clients: 'Our clients',
    'join-us': 'Work with Dara',
  },
} as const;

async function expectWholeHome(page: Page, language: 'th' | 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const [id, title] of Object.entries(TITLES[language])) {
    await expect(
      section(page, id)
        .getByRole('heading', { name: withJoiners(title), exact: true })
        .first(),
    ).toBeVisible();
  }
  for (const [id, count] of Object.entries(COUNTS)) {
    await expect(section(page, id).getByRole('heading', { level: 3 })).toHaveCount(count);
  }
  await expect(section(page, 'clients').getByRole('listitem')).not.toHaveCount(0);
  await expect(section(page, 'about-us').locator('dd')).toHaveCount(3);
}

interface InBoth {
  th: string;
  en: string;
}

interface Listed {
  items: { name: InBoth; title: InBoth }[];
}

async function publicList(path: string): Promise<Listed> {
  return (await (await fetch(siteUrl() + path)).json()) as Listed;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['th', 'en'] as const) {
    test(`the home page shows its real content in ${language}${nightlyUnless(language === 'th')}`, async ({
      page,
    }) => {
      // Other journeys publish meanwhile: compare page and lists of the same moment.
      await expect(async () => {
        await page.goto(language === 'th' ? '/' : '/?lang=en');
        await expectWholeHome(page, language);
        const news = await publicList('/api/news?type=General&page=1&size=4');
        for (const { title } of news.items) {
          await expect(
            section(page, 'news').getByText(title[language], { exact: true }),
          ).toBeVisible({ timeout: 1000 });
        }
        const stars = await publicList(
          '/api/talent?talentGroup=MegaStar&size=8&sortByColumn=Followers&sortByAlphabetically=desc',
        );
        for (const { name } of stars.items) {
          await expect(
            section(page, 'talents').getByText(name[language], { exact: true }),
          ).toBeVisible({ timeout: 1000 });
        }
      }).toPass({ timeout: 60_000 });
    });
  }
});

for (const language of ['th', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the home page in ${language} and ${colorScheme} hydrates without a message on the console @nightly`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, language === 'th' ? '/' : '/?lang=en');
      await expectWholeHome(page, language);
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark' : '');
      await expectAccessible(page);
    });
  }
}

test('every group of talents has its eight @nightly', async ({ page }) => {
  await open(page, '/');
  const talents = section(page, 'talents');
  const tabs = talents.getByRole('tab');
  await expect(tabs).toHaveCount(8);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(talents.getByRole('tabpanel').getByRole('listitem')).toHaveCount(8);
  }
});

test('the scripts a page needs come in one round after the document, without a manifest', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.goto('/');
  const document = (await answer?.text()) ?? '';
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(new Set(scripts).size, 'each is fetched once').toBe(scripts.length);
  expect(asked.filter((path) => /manifest|remoteEntry\.js$/.test(path))).toEqual([]);
  // Hidden tabs load once the page is usable; the visible one is in the document.
  const calls = asked.filter((path) => path.startsWith('/api/') && !path.includes('/image/'));
  expect(calls.filter((path) => path !== '/api/talent')).toEqual([]);

  const times = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        startTime,
        responseEnd,
      })),
  );
  const isNamed = (path: string) =>
    document.includes(`href="${path}"`) || document.includes(`src="${path}"`);
  const ofScripts = times.filter(({ path }) => path.endsWith('.js'));
  const named = ofScripts.filter(({ path }) => isNamed(path));
  expect(named.length).toBeGreaterThan(2);
  const usableAt = Math.max(...named.map(({ responseEnd }) => responseEnd));
  // Deferred content loads once the page is usable.
  const early = ofScripts.filter(({ path, startTime }) => !isNamed(path) && startTime < usableAt);
  expect(early, 'scripts that the document does not name').toEqual([]);
});

test('language changes in place and is stored', async ({ page }) => {
  await open(page, '/');
  const expectSameDocument = await markDocument(page);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expectWholeHome(page, 'en');
  await expect(page).toHaveTitle(/Dara/);
  await expectSameDocument();

  await page.reload();
  await hydrated(page);
  await expectWholeHome(page, 'en');
  await page.getByRole('button', { name: 'เปลี่ยนเป็นภาษาไทย' }).click();
  await expectWholeHome(page, 'th');
});

test('theme changes in place, is stored, and is set before the first paint', async ({
  page,
  faults,
}) => {
  faults.announce(/ERR_FAILED .*main/);
  await open(page, '/');
  const expectSameDocument = await markDocument(page);
  const paperNow = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightPaper = await paperNow();
  await page.getByRole('button', { name: 'ธีม', exact: true }).click();
  await page.getByRole('button', { name: 'มืด' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expectSameDocument();
  await expect.poll(paperNow).not.toBe(lightPaper);
  const paper = await paperNow();

  // Without the shell's script, only the inline script can have set it.
  await page.route('**/assets/shell/main.*.js', (route) => route.abort());
  await page.goto('/forgotpassword', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect.poll(paperNow).toBe(paper);
});

test('what has the focus is ringed in two tones @nightly', async ({ page }) => {
  await open(page, '/');
  const mark = page.getByRole('banner').getByRole('link', { name: 'ดารา หน้าแรก' });
  // With the keyboard, because the focus ring is shown for keyboard users only.
  await page.keyboard.press('Tab');
  await mark.focus();
  const ring = () =>
    mark.evaluate((element) => {
      const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
      return {
        outlineStyle,
        isSecondTone: /rgb/.test(boxShadow) && !boxShadow.includes(outlineColor),
      };
    });
  await expect.poll(ring).toEqual({ outlineStyle: 'solid', isSecondTone: true });
});

test('a link to a part of the page leads there, clear of the header @nightly', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'ร่วมงานกับเรา' }).click();
  await expect(page).toHaveURL(/\/#join-us$/);
  await expect
    .poll(async () => Math.round((await section(page, 'join-us').boundingBox())?.y ?? 0))
    .toBe(117);
});

for (const language of ['th', 'en'] as const) {
  test(`nothing sticks out at 320 px in ${language} @nightly`, async ({ page, faults }) => {
    faults.announce(/status of 404/);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/', '/404', '/forgotpassword', '/?dialog=signin', '/?dialog=signup']) {
      const url = new URL(path, siteUrl());
      url.searchParams.set('lang', language);
      await open(page, url.pathname + url.search);
      await expectNoSidewaysScroll(page);
    }
    await open(page, `/?lang=${language}`);
    await page.getByRole('button', { name: /^(เปิดเมนู|Open the menu)$/ }).click();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
