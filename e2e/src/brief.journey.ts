import { expect, test } from './support/journey.ts';
import { expectAccessible, expectNoSidewaysScroll, open } from './support/screens.ts';
import { byFollowers, talents } from './support/talent-list.ts';

test.use({ account: 'staff' });

test('a brief from the shortlist becomes a draft job with the people who were starred', async ({
  page,
  openContext,
}) => {
  const { items } = await talents(`size=2&${byFollowers}`);
  const project = `ชาเขียว ${Date.now()}`;
  const visitor = await (await openContext({ viewport: { width: 320, height: 700 } })).newPage();
  await open(visitor, `/talent/shortlist?ids=${items.map(({ id }) => id).join(',')}`);
  await visitor.getByRole('link', { name: 'ส่งบรีฟ' }).click();
  await visitor.getByLabel(/^สินค้าหรือชื่อโปรเจกต์/).fill(project);
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  await visitor.getByLabel('ภาพยนตร์').check();
  await visitor.getByLabel(/^บทที่ต้องการ/).fill('แม่ 1 คน');
  await visitor.getByLabel(/^จำนวนคนที่ต้องการ/).fill('1');
  await visitor.getByLabel(/^ชื่อของคุณ/).fill('ปิ่น');
  await visitor.getByLabel(/^อีเมล/).fill('pin@brand.test');
  await visitor.getByRole('button', { name: 'ส่งบรีฟ' }).click();
  await expect(visitor.getByText('เราได้รับบรีฟของคุณแล้ว')).toBeVisible();

  await open(page, '/management/business/brief?open=true');
  await page.getByRole('link', { name: project }).click();
  await page.getByRole('combobox', { name: /^บริษัท/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'สร้างร่างงาน' }).click();
  await page.getByRole('link', { name: 'เปิดงานนี้' }).click();
  await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible();
  await page.getByRole('link', { name: 'ดูคนที่ติดดาวไว้' }).click();
  for (const { displayName } of items) {
    await expect(page.getByRole('row', { name: new RegExp(displayName) })).toBeVisible();
  }
});
