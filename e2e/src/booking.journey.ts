import { openSession } from './support/accounts.ts';
import { call } from './support/calls.ts';
import { dayFromNow } from './support/dates.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { newTalent } from './support/people.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  toasts,
} from './support/screens.ts';

const CALENDAR = '/management/business/booking';

test.describe('as staff', () => {
  test.use({ account: 'staff', viewport: { width: 1440, height: 900 } });

  test('an option that clashes is refused with the reason, and can be saved as a second option @nightly', async ({
    page,
    faults,
  }) => {
    faults.announce(/status of 409 .*\/api\/management\/booking/);
    const talent = await newTalent();
    const [from, to] = [dayFromNow(50), dayFromNow(51)];
    const staff = await openSession(siteUrl(), 'staff');
    const first = { talentId: talent.id, from, to, kind: 'Option1' };
    await call(staff, 'POST', '/api/management/booking', first);

    const start = new URLSearchParams({ talentId: talent.id, month: from.slice(0, 7), day: to });
    await open(page, `${CALENDAR}?${start}&booking=new`);
    const drawer = page.getByRole('dialog', { name: 'เพิ่มคิวหรือออปชัน' });
    await expect(drawer.getByText('มี 1 รายการในวันดังกล่าว')).toBeVisible();
    await drawer.getByRole('button', { name: 'บันทึกออปชัน 1' }).click();
    await expect(drawer.getByText(/มีออปชัน 1 ในวันดังกล่าวแล้ว/).first()).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('radio', { name: /^ออปชัน 2/ }).check();
    await drawer.getByRole('button', { name: 'บันทึกออปชัน 2' }).click();
    await expect(toasts(page).getByText('บันทึกคิวแล้ว')).toBeVisible();
    await expect(drawer).toHaveCount(0);

    await page.getByRole('button', { name: 'ตามศิลปิน' }).click();
    await expect(page.getByRole('rowheader', { name: talent.displayName })).toBeVisible();
    for (const kind of ['ออปชัน 1', 'ออปชัน 2']) {
      await expect(page.getByRole('table').getByRole('button', { name: kind })).toHaveCount(1);
    }
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});
