import type { Page } from '@playwright/test';
import { dataDir, expect, siteUrl, test } from './support/journey.ts';
import { expectMail } from './support/mail.ts';
import { NEW_TITLE, TITLE, fresh, releaseWithNewTitle, title } from './support/new-title.ts';
import {
  builtRelease,
  hasShare,
  liveVersion,
  publish,
  rollBack,
  type Release,
} from './support/release.ts';
import { hydrated, open } from './support/screens.ts';
import { dara } from './support/site.ts';
import { reportFromNetworks } from './support/visitors.ts';

test.describe.configure({ timeout: 120_000 });

/** Runs a journey while half of the visitors get a release of mf-public. */
async function halfOfVisitors(
  release: Release,
  journey: (version: string) => Promise<void>,
): Promise<void> {
  const { version } = release.manifest;
  await publish(siteUrl(), dataDir(), release);
  const options = ['--share', '50', '--accept', 'owner', '--reason', 'try it'];
  expect(await dara(dataDir(), 'promote', `mf-public@${version}`, ...options)).toContain(
    `${version} is live for 50 % of the visitors`,
  );
  try {
    await journey(version);
  } finally {
    if (await isShared()) await rollBack(siteUrl(), dataDir(), 'mf-public');
  }
}

const isShared = (): Promise<boolean> => hasShare(siteUrl(), dataDir());

test.describe('a release for half of the visitors', () => {
  /** Two of these, half of all groups apart, never get the same. */
  const GROUPS = [1, 5001];
  let pages: Page[];
  let scripts: Map<Page, string[]>;
  test.beforeEach(async ({ openContext }) => {
    scripts = new Map();
    pages = await Promise.all(
      GROUPS.map(async (group) => {
        const context = await openContext();
        await context.addCookies([{ name: 'releaseGroup', value: String(group), url: siteUrl() }]);
        const page = await context.newPage();
        const loaded: string[] = [];
        scripts.set(page, loaded);
        page.on('request', (one) => loaded.push(one.url().split('/').at(-1) ?? ''));
        return page;
      }),
    );
  });
  /** The page of the visitor who gets the release, and that of the other. */
  const openBoth = async (): Promise<[Page, Page]> => {
    const [first, second] = pages as [Page, Page];
    const document = await (await first.context().request.get(siteUrl())).text();
    for (const page of pages) await open(page, '/');
    return document.includes(NEW_TITLE) ? [first, second] : [second, first];
  };

  test('stays with each visitor, and no page mixes it with the live one', async ({ page }) => {
    const release = await releaseWithNewTitle(fresh('half'));
    const built = await builtRelease('mf-public');
    await halfOfVisitors(release, async () => {
      const [some, others] = await openBoth();
      for (const [visitor, expected] of [
        [some, NEW_TITLE],
        [others, TITLE],
      ] as const) {
        for (let visit = 0; visit < 2; visit += 1) {
          await visitor.reload();
          await hydrated(visitor);
          await expect(title(visitor)).toHaveText(expected);
        }
        await visitor.getByRole('button', { name: 'Switch to English' }).click();
        await expect(title(visitor)).toHaveText('For every story, the right star');
        await visitor.getByRole('button', { name: 'เปลี่ยนเป็นภาษาไทย' }).click();
        await expect(title(visitor)).toHaveText(expected);
      }
      const only = (one: Release, other: Release) => (name: string) =>
        one.contents.has(name) && !other.contents.has(name);
      expect(scripts.get(some)?.some(only(release, built))).toBe(true);
      expect(scripts.get(some)?.filter(only(built, release))).toEqual([]);
      expect(scripts.get(others)?.some(only(built, release))).toBe(true);
      expect(scripts.get(others)?.filter(only(release, built))).toEqual([]);

      await open(page, '/');
      const first = await title(page).textContent();
      const [cookie] = await page.context().cookies();
      expect(cookie).toMatchObject({ name: 'releaseGroup', httpOnly: true, sameSite: 'Lax' });
      await page.reload();
      await expect(title(page)).toHaveText(first ?? '');
    });
    await open(pages[0]!, '/');
    await open(pages[1]!, '/');
    for (const visitor of pages) await expect(title(visitor)).toHaveText(TITLE);
  });

  test('is taken back when it throws, and its owner is told @nightly', async ({ faults }) => {
    faults.tolerate(/broken on purpose/);
    const throwing = {
      from: /\bComponent:/,
      to: 'Component:()=>{throw Error("broken on purpose")},Was:',
    };
    const release = await releaseWithNewTitle(fresh('throws'), [{ in: /^home\./, ...throwing }]);
    const owner = `owner-${Date.now()}@dara.test`;
    release.manifest.declaration.owner = owner;
    await halfOfVisitors(release, async (version) => {
      const [some] = await openBoth();
      await expect(title(some), 'the live release takes its place').toHaveText(TITLE);
      const live = await liveVersion(siteUrl(), 'mf-public');
      await reportFromNetworks(siteUrl(), 6, { name: 'mf-public', version: live, loads: 10 });
      await reportFromNetworks(siteUrl(), 6, {
        ...{ name: 'mf-public', version, loads: 10, failures: { render: 3 } },
      });
      await expect.poll(isShared, { timeout: 90_000, intervals: [1000] }).toBe(false);
      await expectMail(owner, `mf-public ${version} was rolled back`);
      const [last = ''] = (await dara(dataDir(), 'history', 'mf-public')).split(/\n(?=\S)/);
      expect(last).toMatch(/rolled back to .*by watch\)\n.*reason: errors per load/);
      expect(last).toContain(`before: ${version}`);
      expect(await liveVersion(siteUrl(), 'mf-public')).toBe(live);
      await open(some, '/');
      await expect(title(some)).toHaveText(TITLE);
    });
  });
});
