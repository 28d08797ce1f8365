import { readFile } from 'node:fs/promises';
import { expect, siteUrl, test } from './support/journey.ts';
import { expectAccessible, expectNoSidewaysScroll, open } from './support/screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface Named {
  title: { th: string };
  talents: { id: string; name: { th: string } }[];
}

/** A story of talk of the town that names a talent. */
async function storyAboutSomebody(): Promise<{ title: string; name: string }> {
  const list = await fetch(`${siteUrl()}/api/news?type=TalkOfTheTown&size=20`);
  const { items } = (await list.json()) as { items: { id: string }[] };
  for (const { id } of items) {
    const story = (await (await fetch(`${siteUrl()}/api/news/${id}`)).json()) as Named;
    const [talent] = story.talents;
    if (talent) return { title: story.title.th, name: talent.name.th };
  }
  throw new Error('no story names a talent');
}

test('a journalist finds a star in the news, and takes the biography and a picture along', async ({
  page,
}) => {
  const { title, name } = await storyAboutSomebody();
  await open(page, '/news');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  const people = page.getByRole('region', { name: 'ศิลปินที่ตรงกับคำค้น' });
  await expect(people.getByRole('link', { name })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'ทอล์กออฟเดอะทาวน์' }).getByText(title).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.getByRole('region', { name: /ศิลปิน/ }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/talent\/[\w-]+$/);
  const press = page.locator('section[aria-labelledby="press-title"]');
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    press.getByRole('link', { name: /^ประวัติ/ }).click(),
  ]);
  expect(await readFile(await text.path(), 'utf8')).toContain(name);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    press
      .getByRole('link', { name: /ภาพ|รูป/ })
      .first()
      .click(),
  ]);
  expect(await picture.failure()).toBeNull();
});
