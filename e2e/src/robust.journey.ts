import type { Page } from '@playwright/test';
import { publicAddresses } from './support/addresses.ts';
import { startEdgeCaseSite, type EdgeCaseSite } from './support/edge-case-site.ts';
import { expect, test } from './support/journey.ts';
import { hydrated, expectNoSidewaysScroll } from './support/screens.ts';

const NARROW = { width: 320, height: 640 };
const LANGUAGES = ['th', 'en'] as const;

let site: EdgeCaseSite;
test.beforeAll(async () => {
  test.setTimeout(480_000);
  site = await startEdgeCaseSite();
});
test.afterAll(() => site?.stop());

/** Every public page with each edge-case record, and lists with excessive parameters. */
function edgeCaseAddresses(): string[] {
  return [
    ...publicAddresses({ ...site.records, tokens: [] }).map(({ address }) => address),
    '/news?page=417',
    '/news?page=99999',
    `/news?keyword=${'W'.repeat(90)}`,
    `/talkofthetown?keyword=${encodeURIComponent('</script><script>window.hacked=9</script>')}`,
    `/talent?keyword=${encodeURIComponent('"><img src=x onerror=window.hacked=9>')}`,
  ];
}

/** Structured data is valid JSON for all names; read without scripts like a crawler. */
function expectReadableData(document: string, address: string): void {
  const blocks = document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const texts = [...blocks].map(([, text = '']) => text);
  if (/[0-9a-f-]{36}$/.test(address)) expect(texts, address).toHaveLength(1);
  for (const text of texts) {
    expect(JSON.parse(text), address).toMatchObject({ '@context': 'https://schema.org' });
  }
}

async function expectNothingRan(page: Page): Promise<void> {
  const hacked = await page.evaluate(() => Reflect.get(window, 'hacked') as unknown);
  expect(hacked, `script of ${page.url()} that ran`).toBeUndefined();
  const foreign = page
    .locator('#dara-root')
    .locator('script, iframe, svg[onload], [onerror], [onclick]');
  await expect(foreign).toHaveCount(0);
}

for (const language of LANGUAGES) {
  test(`edge-case content bends no page and runs nowhere (${language}) @nightly`, async ({
    openContext,
  }) => {
    test.setTimeout(240_000);
    const context = await openContext({ viewport: NARROW });
    await context.addCookies([{ name: 'lang', value: language, url: site.url }]);
    const page = await context.newPage();
    for (const address of edgeCaseAddresses()) {
      // The document is read directly, so its address names the language and is not redirected.
      const signInRedirect = new URL(address, site.url);
      signInRedirect.searchParams.set('lang', language);
      const answer = await page.goto(signInRedirect.href);
      expect(answer?.status(), address).toBe(200);
      const document = (await answer?.text()) ?? '';
      expect(document, address).not.toMatch(/<script>window\.hacked|<img src=x/);
      expectReadableData(document, address);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNothingRan(page);
    }
  });
}

test('ten thousand articles are paged through to the last @nightly', async ({ openContext }) => {
  const page = await (await openContext({ viewport: NARROW })).newPage();
  await page.goto(`${site.url}/news?page=833`);
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: '10,004' })).toBeVisible();
  const stories = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(stories).toHaveCount(12);
  await page.getByRole('navigation', { name: 'ข่าวสาร' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/page=834/);
  await expect(stories).toHaveCount(8);
  await expectNoSidewaysScroll(page);
});
