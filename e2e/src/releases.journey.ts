import type { Page } from '@playwright/test';
import { openSession, storageOf } from './support/accounts.ts';
import { dataDir, expect, siteUrl, test } from './support/journey.ts';
import { NEW_TITLE, TITLE, fresh, releaseWithNewTitle } from './support/new-title.ts';
import {
  builtRelease,
  changedRelease,
  deleteReleaseFiles,
  hasShare,
  promote,
  publish,
  rollBack,
  type Release,
} from './support/release.ts';
import { expectMail } from './support/mail.ts';
import { expectAccessibleInBothThemes, hydrated, markDocument, open } from './support/screens.ts';
import { dara } from './support/site.ts';
import { reportFromNetworks } from './support/visitors.ts';

test.describe.configure({ timeout: 120_000 });

const NEWS = '/management/cms/news';

interface Snapshot {
  revision: string;
  microFrontends: Record<string, { metadata: { version: string } }[]>;
}

async function liveVersion(name: string): Promise<string> {
  const snapshot = (await (await fetch(`${siteUrl()}/registry.json`)).json()) as Snapshot;
  return snapshot.microFrontends[name]?.[0]?.metadata.version ?? 'none';
}

/** Runs a journey around a release, and restores the live releases. */
async function puttingBack(name: string, journey: () => Promise<void>): Promise<void> {
  const before = await liveVersion(name);
  try {
    await journey();
  } finally {
    await promote(siteUrl(), dataDir(), name, before, ['route:/welcome']);
    expect(await liveVersion(name)).toBe(before);
  }
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'mf-cms' });

test('a new release shows at the next load and goes back, while an open tab keeps its own', async ({
  page,
  context,
}) => {
  await puttingBack('mf-public', async () => {
    await open(page, '/');
    await expect(title(page)).toHaveText(TITLE);
    const expectSameDocument = await markDocument(page);

    const version = fresh('title');
    const release = await releaseWithNewTitle(version);
    await publish(siteUrl(), dataDir(), release);
    await expect(
      publish(siteUrl(), dataDir(), release),
      'a version is published once',
    ).rejects.toMatchObject({ code: 'RELEASE_EXISTS' });
    expect(await dara(dataDir(), 'promote', `mf-public@${version}`)).toContain(
      `${version} is live`,
    );

    const next = await context.newPage();
    await open(next, '/');
    await expect(title(next)).toHaveText(NEW_TITLE);

    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(title(page)).toHaveText('For every story, the right star');
    await page.getByRole('tab').nth(2).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(8);
    await page.getByRole('button', { name: 'เปลี่ยนเป็นภาษาไทย' }).click();
    await expect(title(page)).toHaveText(TITLE);
    await expectSameDocument();
    await page.reload();
    await expect(title(page)).toHaveText(NEW_TITLE);

    expect(await dara(dataDir(), 'rollback', 'mf-public')).not.toContain(`${version} is live`);
    await open(next, '/');
    await expect(title(next)).toHaveText(TITLE);
    await expect(title(page)).toHaveText(NEW_TITLE);
  });
});

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
  const told = async (): Promise<[Page, Page]> => {
    const [first, second] = pages as [Page, Page];
    const document = await (await first.context().request.get(siteUrl())).text();
    for (const page of pages) await open(page, '/');
    return document.includes(NEW_TITLE) ? [first, second] : [second, first];
  };

  test('stays with each visitor, and no page mixes it with the live one', async ({ page }) => {
    const release = await releaseWithNewTitle(fresh('half'));
    const built = await builtRelease('mf-public');
    await halfOfVisitors(release, async () => {
      const [some, others] = await told();
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
      const [some] = await told();
      await expect(title(some), 'the live release takes its place').toHaveText(TITLE);
      const live = await liveVersion('mf-public');
      await reportFromNetworks(siteUrl(), 6, { name: 'mf-public', version: live, loads: 10 });
      await reportFromNetworks(siteUrl(), 6, {
        ...{ name: 'mf-public', version, loads: 10, failures: { render: 3 } },
      });
      await expect.poll(isShared, { timeout: 90_000, intervals: [1000] }).toBe(false);
      await expectMail(owner, `mf-public ${version} was rolled back`);
      const [last = ''] = (await dara(dataDir(), 'history', 'mf-public')).split(/\n(?=\S)/);
      expect(last).toMatch(/rolled back to .*by watch\)\n.*reason: errors per load/);
      expect(last).toContain(`before: ${version}`);
      expect(await liveVersion('mf-public')).toBe(live);
      await open(some, '/');
      await expect(title(some)).toHaveText(TITLE);
    });
  });
});

test('without scripts the new release shows as well @nightly', async ({ openContext }) => {
  await puttingBack('mf-public', async () => {
    const version = fresh('static');
    await publish(siteUrl(), dataDir(), await releaseWithNewTitle(version));
    await promote(siteUrl(), dataDir(), 'mf-public', version);
    const page = await (await openContext({ javaScriptEnabled: false })).newPage();
    await page.goto(siteUrl());
    await expect(title(page)).toHaveText(NEW_TITLE);
  });
});

test('a release that cannot be rendered on the server is not promoted @nightly', async () => {
  const version = fresh('broken');
  const changes = [
    { in: /\.cjs$/, from: /\bComponent:/, to: 'Component:()=>{throw Error("no")},Was:' },
  ];
  await publish(siteUrl(), dataDir(), await changedRelease('mf-public', version, changes));
  const before = await liveVersion('mf-public');
  await expect(dara(dataDir(), 'promote', `mf-public@${version}`)).rejects.toThrow(
    /was not promoted/,
  );
  expect(await liveVersion('mf-public')).toBe(before);
});

test('a page for guests alone sends the signed-in home @nightly', async ({ page, openContext }) => {
  await puttingBack('mf-public', async () => {
    const version = fresh('guests');
    const release = await changedRelease('mf-public', version, []);
    const { routes } = release.manifest.declaration;
    const [home] = routes;
    if (!home) throw new Error('mf-public has no route');
    routes.push({ ...home, path: '/welcome', access: 'guest' });
    await publish(siteUrl(), dataDir(), release);
    await promote(siteUrl(), dataDir(), 'mf-public', version);
    await open(page, '/welcome');
    await expect(page).toHaveURL('/welcome');
    await expect(title(page)).toHaveText(TITLE);
    const session = await openSession(siteUrl(), 'staff');
    const context = await openContext({ storageState: storageOf(siteUrl(), session) });
    const signedIn = await context.newPage();
    await signedIn.goto(`${siteUrl()}/welcome`);
    await expect(signedIn).toHaveURL('/');
    await expect(signedIn.getByRole('button', { name: /^เมนูบัญชีของ/ })).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.use({ account: 'staff' });

  test('a page that throws gives way to the release before, and costs its own area when that throws too', async ({
    page,
    faults,
  }) => {
    faults.tolerate(/broken on purpose/);
    const throwing = async (label: string): Promise<Release> => {
      const version = fresh(label);
      const release = await changedRelease('mf-cms', version, [
        {
          in: /^news-list\./,
          from: /\bComponent:\(\)=>/,
          to: 'Component:()=>{if(!window.isMended)throw Error("broken on purpose");return "mended"},Was:()=>',
        },
      ]);
      await publish(siteUrl(), dataDir(), release);
      await promote(siteUrl(), dataDir(), 'mf-cms', version);
      return release;
    };
    await puttingBack('mf-cms', async () => {
      const { entry } = (await throwing('throws')).manifest;
      await open(page, NEWS);
      await expect(rows(page)).toHaveCount(10);
      await expect(failure(page)).toHaveCount(0);
      // The loader does not wait for a hanging entry when there is a previous release.
      await page.route(`**/${entry}`, () => undefined);
      await page.reload({ waitUntil: 'commit' });
      await expect(rows(page)).toHaveCount(10);
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      await throwing('throws-too');
      await open(page, NEWS);
      await expect(failure(page)).toContainText('หน้านี้หยุดทำงาน');
      await expectAccessibleInBothThemes(page);
      const rail = page.getByRole('navigation', { name: 'ระบบจัดการ' });
      await rail.getByRole('link', { name: 'ศิลปินทั้งหมด' }).click();
      await expect(rows(page)).toHaveCount(10);
      await rail.getByRole('link', { name: 'ข่าว' }).click();
      await expect(failure(page)).toBeVisible();
      await page.evaluate(() => Reflect.set(window, 'isMended', true));
      await failure(page).getByRole('button', { name: 'ลองอีกครั้ง' }).click();
      await expect(page.getByRole('main')).toHaveText(/mended/);
      await expect(failure(page)).toHaveCount(0);
    });
    await open(page, NEWS);
    await expect(rows(page)).toHaveCount(10);
  });

  test('a release whose files are gone gives way to the one before it @nightly', async ({
    page,
    faults,
  }) => {
    faults.tolerate(/status of 404 .*mf-cms|preload|valid digest|execute script from .*mf-cms/);
    await puttingBack('mf-cms', async () => {
      const version = fresh('lost');
      const before = await builtRelease('mf-cms');
      const change = { in: /^news-list\./, from: /^/, to: '/* lost */' };
      const release = await changedRelease('mf-cms', version, [change]);
      await publish(siteUrl(), dataDir(), release);
      await promote(siteUrl(), dataDir(), 'mf-cms', version);
      expect(await liveVersion('mf-cms')).toBe(version);
      await deleteReleaseFiles(dataDir(), release, before);
      await open(page, NEWS);
      await expect(rows(page)).toHaveCount(10);
      await expect.poll(() => liveVersion('mf-cms')).not.toBe(version);
      await page.reload();
      await expect(rows(page)).toHaveCount(10);
    });
  });

  test('an open tab offers the new version and takes it on request @nightly', async ({ page }) => {
    await page.clock.install();
    await puttingBack('mf-cms', async () => {
      await open(page, NEWS);
      await expect(rows(page)).toHaveCount(10);
      const expectSameDocument = await markDocument(page);
      const version = fresh('offer');
      const change = { in: /^messages-th\./, from: 'ข่าวทั้งหมดบนเว็บไซต์', to: 'ข่าวใหม่บนเว็บไซต์' };
      await publish(siteUrl(), dataDir(), await changedRelease('mf-cms', version, [change]));
      await promote(siteUrl(), dataDir(), 'mf-cms', version);
      await page.clock.runFor(61_000);
      await expect(page.getByText('มีเวอร์ชันใหม่พร้อมใช้งาน')).toBeVisible();
      await expectSameDocument();
      await expect(page.getByText('ข่าวทั้งหมดบนเว็บไซต์')).toBeVisible();
      await page.getByRole('button', { name: 'โหลดใหม่' }).click();
      await expect(page.getByText('ข่าวใหม่บนเว็บไซต์')).toBeVisible();
    });
  });
});
