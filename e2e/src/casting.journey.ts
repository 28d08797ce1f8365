import { expect, test } from './support/journey.ts';
import { hydrated, open } from './support/screens.ts';
import { byFollowers, results, talents } from './support/talent-list.ts';

for (const [how, javaScriptEnabled] of [
  ['with scripts', true],
  // Daily runs narrow talents without scripts in `before-scripts.journey.ts`.
  ['without scripts @nightly', false],
] as const) {
  test(`a casting director finds people by gender, ages, hair and height, ${how}`, async ({
    openContext,
  }) => {
    const page = await (await openContext({ javaScriptEnabled, locale: 'th-TH' })).newPage();
    await (javaScriptEnabled ? open(page, '/talent') : page.goto('/talent'));
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    const chip = (text: string) => page.getByRole('link', { name: `นำ ${text} ออก` });
    for (const [name, value] of [
      ['เพศ', 'หญิง'],
      ['อายุ', '18 – 24'],
      ['อายุ', '25 – 34'],
      ['สีผม', 'ดำ'],
    ] as const) {
      await group(name).getByRole('link', { name: value, exact: true }).click();
      await expect(chip(`${name}: ${value}`)).toBeVisible();
    }
    await group('ส่วนสูง').getByRole('textbox', { name: 'ตั้งแต่' }).fill('165');
    if (javaScriptEnabled) await page.keyboard.press('Enter');
    else await group('ส่วนสูง').getByRole('button', { name: 'ใช้ตัวกรอง' }).click();
    await expect(chip('ส่วนสูง: 165 ขึ้นไป')).toBeVisible();

    const wanted = 'gender=Female&age=18-24&age=25-34&height=165-&hairColour=black';
    const { total, items } = await talents(`${wanted}&size=12&${byFollowers}`);
    expect(total, 'the demonstration has such people').toBeGreaterThan(0);
    const expectFound = async () => {
      await expect(results(page).getByRole('status')).toHaveText(`พบศิลปิน ${total} คน`);
      await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
        items.map(({ displayName }) => displayName),
      );
      await expect(page.getByRole('link', { name: /^นำ .* ออก$/ })).toHaveCount(5);
    };
    await expectFound();
    await expect(results(page).getByRole('article').first()).toContainText('ผมสีดำ');
    await page.reload();
    if (javaScriptEnabled) await hydrated(page);
    await expectFound();
    await chip('อายุ: 25 – 34').click();
    await expect(page.getByRole('link', { name: /^นำ .* ออก$/ })).toHaveCount(4);
    await page.goBack();
    await expectFound();
  });
}
