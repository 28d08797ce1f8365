import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { dataDir, expect, siteUrl } from './support/journey.ts';
import { PICTURE, editInOtherSession, enormousPng, picture, test } from './support/profile.ts';
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  toasts,
} from './support/screens.ts';

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'แก้ไขโปรไฟล์' }).click();
  await expect(page.getByLabel(/^ชื่อที่แสดง/)).toBeVisible();
}

const albumOf = (page: Page) => page.getByLabel(/^อัลบั้ม/);
const save = (page: Page) => page.getByRole('button', { name: 'บันทึก', exact: true });

async function expectSaved(page: Page): Promise<void> {
  await expect(toasts(page).getByText('บันทึกสำเร็จ')).toBeVisible();
}

test('is edited with images in an order of one’s own, by keyboard too', async ({
  own: { page, talent },
}) => {
  test.slow();
  await open(page, '/talent/profile');
  await expect(page.getByRole('tab', { name: 'ข้อมูลส่วนตัว' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await edit(page);
  await page.getByLabel(/^น้ำหนัก/).fill('55.5');
  const before = 0;
  await albumOf(page).setInputFiles([picture('one.jpg'), picture('two.jpg')]);
  await expect(page.getByText(`${before + 2}/30`)).toBeVisible();
  await page.getByRole('button', { name: /^รูปที่ 1: คำบรรยาย/ }).click();
  const dialog = page.getByRole('dialog', { name: /^รูปที่ 1 จาก/ });
  await dialog.getByLabel(/มองไม่เห็นรูป \(ไทย\)/).fill('ภาพแรก');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'เสร็จสิ้น' }).click();
  await page.getByRole('button', { name: 'ย้ายรูปที่ 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('ยกรูปที่ 1 แล้ว')).toBeAttached();
  // dnd-kit listens for arrow keys one task after it announced the lift.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('รูปที่ 1 อยู่ตำแหน่งที่ 2')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByText('วางรูปที่ตำแหน่ง 2 แล้ว')).toBeAttached();
  await expectAccessibleInBothThemes(page);
  await save(page).dblclick();
  await expectSaved(page);
  const after = await talent.read();
  expect(after.weight).toBe(55.5);
  expect(after.album).toHaveLength(before + 2);
  expect(after.album[1]?.alt?.th).toBe('ภาพแรก');
  await expect(page.getByText('55.5 กก.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('55.5 กก.'), 'no draft of what is saved').toBeVisible();
  await expect(page.getByRole('button', { name: 'แก้ไขโปรไฟล์' })).toBeVisible();
});

test('tells refused files at once, or at the image that the server refused @nightly', async ({
  own: { page, talent },
  faults,
}) => {
  faults.tolerate(/status of 4(00|15) .*management\/talent/);
  await open(page, '/talent/profile');
  await edit(page);
  const refused = [
    picture('virus.jpg', Buffer.from('MZ\u0090\u0000 this program'), 'image/jpeg'),
    picture('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'),
    picture('huge.png', enormousPng(), 'image/png'),
  ];
  const before = await talent.read();
  await albumOf(page).setInputFiles(refused);
  for (const words of [
    /virus\.jpg: กรุณาเลือกไฟล์ png/,
    /drawing\.png: กรุณาเลือกไฟล์ png/,
    /huge\.png: รูปนี้มีขนาดเกิน 40 ล้านพิกเซล/,
  ]) {
    await expect(albumOf(page)).toHaveAccessibleDescription(words);
  }
  // Its header is valid, so browsers accept it; the server then checks the whole file.
  await albumOf(page).setInputFiles(picture('cut.jpg', PICTURE.subarray(0, PICTURE.length / 2)));
  const taken = page.getByText(`${before.album.length + 1}/30`);
  await expect(taken.or(page.getByText(/cut\.jpg: /)).first()).toBeVisible();
  const isTaken = await taken.isVisible();
  if (isTaken) await save(page).click();
  await expect(albumOf(page)).toHaveAccessibleDescription(
    isTaken ? /รูปที่ \d+: .*ไม่รองรับ/ : /cut\.jpg: /,
  );
  await expectAccessibleInBothThemes(page);
  const after = await talent.read();
  expect(after.album).toEqual(before.album);
  expect(after.version).toBe(before.version);
});

const SAVES = /^\/api\/management\/talent\//;

test('keeps values and images when the connection ends in mid-upload @nightly', async ({
  own: { talent },
  proxied: { page, proxy },
  faults,
}) => {
  faults.announce(/net::ERR_/);
  await open(page, '/talent/profile');
  const before = await talent.read();
  await edit(page);
  await page.getByLabel(/^บริษัท/).fill('ก่อนสายหลุด');
  // Padding after the image makes the upload slow.
  const long = Buffer.concat([PICTURE, Buffer.alloc(4 * 1024 * 1024)]);
  await albumOf(page).setInputFiles(picture('three.jpg', long));
  await expect(page.getByText(`${before.album.length + 1}/30`)).toBeVisible();
  proxy.cut = SAVES;
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('เชื่อมต่อ');
  expect(proxy.cuts).toBeGreaterThan(0);
  await expect(page.getByLabel(/^บริษัท/)).toHaveValue('ก่อนสายหลุด');
  expect(await talent.read()).toEqual(before);
  // The partial upload leaves nothing.
  await expect.poll(() => readdir(path.join(dataDir(), 'uploads'))).toEqual([]);
  proxy.cut = null;
  await page.getByRole('button', { name: 'ส่งอีกครั้ง' }).click();
  await expectSaved(page);
  const after = await talent.read();
  expect(after.companyName).toBe('ก่อนสายหลุด');
  expect(after.album).toHaveLength(before.album.length + 1);
});

test('stores images once when the connection ends before the answer @nightly', async ({
  own: { talent },
  proxied: { page, proxy },
  faults,
}) => {
  // The browser resends the form itself if the connection was reused, else the talent does.
  faults.tolerate(/net::ERR_|status of 409/);
  await open(page, '/talent/profile');
  const before = await talent.read();
  await edit(page);
  await albumOf(page).setInputFiles(picture('four.jpg'));
  await expect(page.getByText(`${before.album.length + 1}/30`)).toBeVisible();
  proxy.lost = SAVES;
  await save(page).click();
  const again = page.getByRole('button', { name: 'ส่งอีกครั้ง' });
  const saved = toasts(page).getByText('บันทึกสำเร็จ');
  await expect(again.or(saved)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(saved).toBeVisible();
  expect(proxy.cuts).toBe(1);
  const after = await talent.read();
  expect(after.album).toHaveLength(before.album.length + 1);
  expect(after.version).toBe(before.version + 1);
});

test('loses nothing when two people edit at once @nightly', async ({
  own: { page, talent },
  faults,
}) => {
  faults.announce(/status of 409 .*management\/talent/);
  await open(page, '/talent/profile');
  await edit(page);
  await page.getByLabel(/^บริษัท/).fill('ของศิลปิน');
  await page.getByLabel(/^น้ำหนัก/).fill('56');
  await editInOtherSession(talent.id, { companyName: 'ของทีมงาน', height: 171 });
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: /มีผู้อื่นแก้ไข/ });
  await expect(dialog.getByText('ของทีมงาน')).toBeVisible();
  await expect(dialog.getByText('ของศิลปิน')).toBeVisible();
  // The form is still being saved behind the dialog.
  await expectAccessibleInBothThemes(page, { isLoading: true });
  await dialog.getByRole('radio', { name: /ของอีกคน/ }).check();
  await dialog.getByRole('button', { name: 'บันทึกตามนี้' }).click();
  await expectSaved(page);
  expect(await talent.read()).toMatchObject({ companyName: 'ของทีมงาน', height: 171, weight: 56 });
});

test('leaves the site at once when the consent is withdrawn, and comes back with it @nightly', async ({
  own: { page, talent },
  request,
}) => {
  const publicPage = async () =>
    (await request.get(`${siteUrl()}/api/talent/${talent.id}`)).status();
  expect(await publicPage()).toBe(200);
  await open(page, '/talent/profile');
  await page.getByRole('button', { name: 'ถอนความยินยอม: แสดงโปรไฟล์บนเว็บไซต์' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'ถอนความยินยอม' })
    .click();
  await expect(page.getByText(/ไม่แสดงบนเว็บไซต์ เพราะยังไม่ได้ให้ความยินยอม/)).toBeVisible();
  expect(await publicPage()).toBe(404);
  // Missing data is also shown beside the works, with a link to its field.
  await page.getByRole('tab', { name: 'นักแสดง' }).click();
  await page.getByRole('button', { name: /^อีก \d+ รายการ/ }).click();
  await page.getByRole('button', { name: 'ความยินยอมให้แสดงโปรไฟล์' }).click();
  await expect(page.locator('#consents')).toBeFocused();
  await expect(page.locator('#consents')).toBeInViewport();
  await page.getByRole('button', { name: 'ให้ความยินยอม: แสดงโปรไฟล์บนเว็บไซต์' }).click();
  const dialog = page.getByRole('dialog', { name: 'แสดงโปรไฟล์บนเว็บไซต์' });
  await dialog.getByRole('checkbox').click();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'ให้ความยินยอม' }).click();
  await expect(page.getByText('โปรไฟล์ของคุณแสดงบนเว็บไซต์แล้ว')).toBeVisible();
  expect(await publicPage()).toBe(200);
});

test('fits a phone, in English too, and shows the data that is stored @nightly', async ({
  own: { page, talent },
}) => {
  const name = 'a'.repeat(90);
  await editInOtherSession(talent.id, { socialMedia: [{ channel: 'Instagram', name }] });
  await page.setViewportSize({ width: 320, height: 700 });
  let answer: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/talent/profile', async (route) => {
    await waiting;
    await route.continue();
  });
  await open(page, '/talent/profile?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeAttached();
  await expectNoSidewaysScroll(page);
  answer?.();
  await expect(page.getByText(name)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'See my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'The data we keep' });
  await expect(dialog.getByText(/^History of changes/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download as JSON' })).toBeInViewport();
  await dialog.getByText(/^History of changes/).click();
  await expectAccessibleInBothThemes(page);
  const loading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as JSON' }).click();
  expect((await loading).suggestedFilename()).toMatch(/^dara-.*\.json$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByLabel(/^Display name/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeInViewport();
  await expectAccessibleInBothThemes(page);
});
