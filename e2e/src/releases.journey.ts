import type { Page } from '@playwright/test';
import { openSession, storageOf } from './support/accounts.ts';
import { dataDir, expect, siteUrl, test } from './support/journey.ts';
import { NEW_TITLE, TITLE, fresh, releaseWithNewTitle, title } from './support/new-title.ts';
import {
  builtRelease,
  changedRelease,
  deleteReleaseFiles,
  liveVersion,
  promote,
  publish,
  type Release,
} from './support/release.ts';
import { expectAccessibleInBothThemes, markDocument, open } from './support/screens.ts';
import { dara } from './support/site.ts';

test.describe.configure({ timeout: 120_000 });

const NEWS = '/management/cms/news';

/** Runs a journey around a release, and restores the live releases. */
async function puttingBack(name: string, journey: () => Promise<void>): Promise<void> {
  const before = await liveVersion(siteUrl(), name);
  try {
    await journey();
  } finally {
    await promote(siteUrl(), dataDir(), name, before, ['route:/welcome']);
    expect(await liveVersion(siteUrl(), name)).toBe(before);
  }
}

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
  const before = await liveVersion(siteUrl(), 'mf-public');
  await expect(dara(dataDir(), 'promote', `mf-public@${version}`)).rejects.toThrow(
    /was not promoted/,
  );
  expect(await liveVersion(siteUrl(), 'mf-public')).toBe(before);
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
      expect(await liveVersion(siteUrl(), 'mf-cms')).toBe(version);
      await deleteReleaseFiles(dataDir(), release, before);
      await open(page, NEWS);
      await expect(rows(page)).toHaveCount(10);
      await expect.poll(() => liveVersion(siteUrl(), 'mf-cms')).not.toBe(version);
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
