import { dataDir, expect, siteUrl, test } from './support/journey.ts';
import { NEW_TITLE, TITLE, fresh, releaseWithNewTitle } from './support/new-title.ts';
import { publish } from './support/release.ts';
import { expectAccessibleInBothThemes, hydrated, open } from './support/screens.ts';
import { dara } from './support/site.ts';

test('a preview shows a release in the browser that started it, and other browsers get the live one', async ({
  page,
  openContext,
}) => {
  const version = fresh('preview');
  await publish(siteUrl(), dataDir(), await releaseWithNewTitle(version));
  const printed = await dara(dataDir(), 'preview', `mf-public@${version}`);
  const [link = ''] = /\S+\/_dara\/preview\?\S+/.exec(printed) ?? [];

  await page.goto(link);
  await expect(page.getByText(`mf-public ${version}`)).toBeVisible();
  await open(page, '/');
  await expect(
    page.getByRole('heading', { level: 1 }),
    'opening the link starts nothing',
  ).toHaveText(TITLE);

  await page.goto(link);
  await page.getByRole('button', { name: 'เริ่มดูตัวอย่าง' }).click();
  await hydrated(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
  const badge = page.getByRole('complementary', { name: 'ตัวอย่างเวอร์ชัน' });
  await expect(badge).toContainText(`mf-public ${version}`);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'ศิลปินของเรา' }).first().click();
  await expect(badge).toBeVisible();

  const other = await (await openContext()).newPage();
  await open(other, '/');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(other.getByRole('complementary', { name: 'ตัวอย่างเวอร์ชัน' })).toHaveCount(0);

  await badge.getByRole('button', { name: 'ออกจากตัวอย่าง' }).click();
  await expect(badge).toHaveCount(0);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});
