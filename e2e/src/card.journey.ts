import type { Locator, Page } from '@playwright/test';
import { ask, openSession, type Session } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  toasts,
} from './support/screens.ts';

const ownTalent = async (session: Session) =>
  (await ask<{ id: string }>(siteUrl(), session, '/api/talent/profile')).id;

const place = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}: `) });
const front = (page: Page) => place(page, 'รูปด้านหน้าที่ 1');
const back = (page: Page, number: number) => place(page, `รูปด้านหลังที่ ${number}`);
const images = (page: Page) => page.getByRole('list', { name: 'รูปที่ใช้ได้' }).getByRole('button');
const shown = (page: Page, side: 'front' | 'back', slot: number) =>
  page.locator(`[data-card-side=${side}] img[data-slot="${slot}"]`);
const railOf = (page: Page) => page.getByRole('navigation', { name: 'ระบบจัดการ' });

/** The talent's side menu, at the cards, with the breadcrumb back to them. */
async function expectOwnFrame(page: Page): Promise<void> {
  const place = railOf(page).getByRole('link', { name: 'คอมโพสิตการ์ด' });
  await expect(place).toHaveAttribute('aria-current', 'page');
  const back = page
    .getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' })
    .getByRole('link', { name: 'คอมโพสิตการ์ด' });
  await expect(back).toHaveAttribute('href', '/talent/profile/compositecard');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'บันทึก', exact: true });

const styleOf = async (target: Locator) => (await target.getAttribute('style')) ?? '';

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to be dragged');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

async function removeCard(session: Session, path: string): Promise<void> {
  const [talentId, cardId] = path.split('/').filter((part) => /^[0-9a-f-]{36}$/.test(part));
  await fetch(`${siteUrl()}/api/management/talent/${talentId}/compositecard/${cardId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
}

test.describe('as a talent', () => {
  test.use({ account: 'talent' });

  test('a card is made by drag and by keyboard, saved, shared with a visitor and taken back', async ({
    page,
    openContext,
    context,
    faults,
  }) => {
    test.slow();
    // An anonymous visitor requests a card that is not shared.
    faults.announce(/status of 404 .*compositecard/);
    const session = await openSession(siteUrl(), 'talent');
    const talentId = await ownTalent(session);
    await page.goto('/talent/profile/compositecard');
    await page.getByRole('link', { name: 'สร้างการ์ดใหม่' }).click();
    await expect(front(page)).toHaveAccessibleName(/ว่าง/);

    await dragTo(page, images(page).nth(0), front(page));
    await expect(front(page)).toHaveAccessibleName(/จุดต่อนิ้ว/);
    await back(page, 1).focus();
    await page.keyboard.press('Enter');
    await images(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(back(page, 1)).toHaveAccessibleName(/จุดต่อนิ้ว/);
    await back(page, 1).focus();
    await page.keyboard.press('+');
    await expect(back(page, 1)).toHaveAccessibleName(/110%/);
    await page.keyboard.press('Control+z');
    await expect(back(page, 1)).toHaveAccessibleName(/100%/);

    // Photos are swapped with the handle.
    const [one, other] = [shown(page, 'front', 0), shown(page, 'back', 1)];
    const before = await other.getAttribute('src');
    await front(page).hover();
    await dragTo(page, page.locator('[data-handle="0"]'), back(page, 1));
    const idOf = (address: string | null) => address?.split('/')[3] ?? '';
    await expect(one).toHaveAttribute('src', new RegExp(idOf(before)));
    await expectAccessibleInBothThemes(page);

    await page.getByRole('button', { name: /เติมช่องว่าง/ }).click();
    await saveButton(page).click();
    await expect(toasts(page).getByText('บันทึกสำเร็จ')).toBeVisible();
    await expect(page).toHaveURL(/compositecard\/[0-9a-f-]{36}$/);
    const editor = new URL(page.url()).pathname;
    const address = `/talent/profile/${talentId}/compositecard/${editor.split('/').at(-1)}`;
    await expectOwnFrame(page);

    // The navigation moves the focus, which closes an open menu.
    const files = page.locator('button', { hasText: 'ดาวน์โหลดและพิมพ์' });
    const pressedAt = await files.boundingBox();
    const pdf = page.getByRole('menuitem', { name: 'PDF ขนาด A5', exact: true });
    await expect(async () => {
      await files.click();
      await expect(pdf).toBeVisible({ timeout: 2000 });
    }).toPass();
    // The button keeps its position.
    expect((await files.boundingBox())?.x).toBe(pressedAt?.x);
    const download = page.waitForEvent('download');
    await pdf.click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    // Not visible to others until it is shared.
    const visitor = await (
      await openContext({ storageState: { cookies: [], origins: [] } })
    ).newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('dialog', { name: 'บัญชีดาราของคุณ' })).toBeVisible();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('link', { name: 'การ์ดทั้งหมด' }).click();
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${editor}"]`) });
    await card.getByRole('switch').click();
    await expect(toasts(page).getByText('คัดลอกลิงก์สำเร็จ')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl() + address);
    await expectAccessibleInBothThemes(page);

    await visitor.goto(address);
    await expect(visitor.getByRole('img', { name: /ด้านหน้า/ }).first()).toBeVisible();
    await expect(visitor.getByRole('link', { name: /^ดูโปรไฟล์ของ/ })).toBeVisible();
    await expect(visitor.getByRole('contentinfo')).toBeVisible();
    await expect(railOf(visitor)).toHaveCount(0);
    await expectAccessible(visitor);
    // A talent who follows the public link stays in the own area.
    await page.goto(address);
    await expect(page).toHaveURL(editor);
    await expectOwnFrame(page);
    await page.getByRole('link', { name: 'การ์ดทั้งหมด' }).click();
    await card.getByRole('switch').click();
    await expect(toasts(page).getByText('บันทึกสำเร็จ')).toBeVisible();
    // The public document is updated within two seconds.
    await expect(async () => {
      await visitor.goto(address);
      await expect(visitor.getByText('การ์ดใบนี้ไม่ได้แชร์')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await removeCard(session, address);
  });

  test('another talent’s cards are out of reach @nightly', async ({ page, faults }) => {
    const other = await openSession(siteUrl(), 'talent2');
    const path = `/talent/profile/${await ownTalent(other)}/compositecard`;
    await page.goto(path);
    await expect(page.getByText('คุณไม่มีสิทธิ์ดูส่วนนี้')).toBeVisible();
    faults.announce(/status of 404/);
    await page.goto(`${path}/018cc251-f400-7000-8000-000000000000`);
    await expect(toasts(page).getByText('ไม่มีคอมโพสิตการ์ดนี้ในระบบ')).toBeVisible();
    await expect(page).toHaveURL('/talent');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a photo is moved by a finger once it is chosen, and the card turns over @nightly', async ({
      page,
    }) => {
      const session = await openSession(siteUrl(), 'talent');
      await page.goto(`/talent/profile/${await ownTalent(session)}/compositecard`);
      await front(page).tap();
      await images(page).first().tap();
      const photo = shown(page, 'front', 0);
      await expect(photo).toBeVisible();
      await front(page).focus();
      await page.keyboard.press('+');
      await front(page).scrollIntoViewIfNeeded();
      const before = await styleOf(photo);
      const { x, y } = await middleOf(front(page));
      const touch = await page.context().newCDPSession(page);
      const send = (type: string, points: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
      await send('touchStart', [{ x, y }]);
      await send('touchMove', [{ x: x + 15, y: y + 10 }]);
      await send('touchMove', [{ x: x + 30, y: y + 20 }]);
      await send('touchEnd', []);
      await expect(photo).not.toHaveAttribute('style', before);
      const scale = async () => Number(/scale\(([\d.]+)\)/.exec(await styleOf(photo))?.[1]);
      const small = await scale();
      await send('touchStart', [
        { x: x - 20, y },
        { x: x + 20, y },
      ]);
      await send('touchMove', [
        { x: x - 30, y },
        { x: x + 30, y },
      ]);
      await send('touchEnd', []);
      await expect.poll(scale).toBeGreaterThan(small * 1.3);
      const turn = page.getByRole('button', { name: 'พลิกดูด้านหลัง' });
      // Touch targets are large enough.
      expect((await turn.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await turn.tap();
      await expect(back(page, 1)).toBeVisible();
      await expect(front(page)).toBeHidden();
      // In a window as high as the page nothing is covered by the bottom bar.
      await page.setViewportSize({ width: 390, height: 2600 });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
    });
  });
});

test.describe('as staff', () => {
  test.use({ account: 'staff' });

  test('all cards are listed and edited in English @nightly', async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: 'en', url: siteUrl() }]);
    await page.addInitScript(() => localStorage.setItem('lang', 'en'));
    await open(page, '/management/talent/compositecard');
    await expect(page.getByRole('heading', { level: 1, name: 'Composite cards' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('button', { name: /^Front photo 1: / })).toBeVisible();
    await page.getByRole('tab', { name: 'Template' }).click();
    await expect(page.getByRole('radio')).toHaveCount(6);
    await page.getByRole('tab', { name: 'Details' }).click();
    await expectAccessible(page);
  });
});
