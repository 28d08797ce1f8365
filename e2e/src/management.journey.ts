import { ask, openSession, type Account } from './support/accounts.ts';
import { expect, nightlyUnless, siteUrl, test } from './support/journey.ts';
import { LISTS, rows, table, type ListName } from './support/lists.ts';
import { expectAccessibleInBothThemes, open } from './support/screens.ts';

const PROFILE = '/talent/profile';

/** Entries of the side menu per role, in order. */
const RAILS: Record<'admin' | 'staff' | 'business' | 'talent', string[]> = {
  admin: [
    ...['ศิลปินทั้งหมด', 'คอมโพสิตการ์ด'],
    ...['ภาพรวม', 'งาน', 'ใบสมัคร', 'คำเชิญ', 'ปฏิทินคิวงาน', 'ข้อเสนอ', 'บริษัทลูกค้า'],
    ...['ข่าว', 'ทอล์กออฟเดอะทาวน์', 'ลูกค้าของเรา', 'แท็ก', 'หน้าเนื้อหา', 'หน้าแรก', 'คลังรูปภาพ'],
    ...['ผู้ใช้งาน', 'เว็บไซต์', 'คำขอข้อมูลส่วนบุคคล', 'บันทึกการใช้งาน', 'ความปลอดภัยของทีม'],
    ...['การเผยแพร่ระบบ', 'บัญชีของฉัน', 'การแจ้งเตือน'],
  ],
  staff: [
    ...['ศิลปินทั้งหมด', 'คอมโพสิตการ์ด'],
    ...['ภาพรวม', 'งาน', 'ใบสมัคร', 'คำเชิญ', 'ปฏิทินคิวงาน', 'ข้อเสนอ', 'บริษัทลูกค้า'],
    ...['ข่าว', 'ทอล์กออฟเดอะทาวน์', 'ลูกค้าของเรา', 'แท็ก', 'หน้าเนื้อหา', 'หน้าแรก', 'คลังรูปภาพ'],
    ...['บัญชีของฉัน', 'การแจ้งเตือน'],
  ],
  business: [
    ...['ภาพรวม', 'งาน', 'ใบสมัคร', 'คำเชิญ', 'ปฏิทินคิวงาน', 'ข้อเสนอ'],
    ...['ธุรกิจของฉัน', 'บัญชีของฉัน', 'การแจ้งเตือน'],
  ],
  talent: [
    ...['โปรไฟล์ของฉัน', 'คอมโพสิตการ์ด', 'งานของฉัน', 'ปฏิทินของฉัน', 'งานที่เปิดรับ'],
    ...['บัญชีของฉัน', 'การแจ้งเตือน'],
  ],
};
/** Links to the public site. */
const PUBLIC: Record<string, string> = { งานที่เปิดรับ: '/job' };
const HOMES = {
  admin: LISTS.talents.path,
  staff: LISTS.talents.path,
  business: LISTS.jobs.path,
  talent: PROFILE,
} as const;
const MAY: Record<keyof typeof RAILS, ListName[]> = {
  admin: ['talents', 'jobs', 'news', 'users'],
  staff: ['talents', 'jobs', 'news'],
  business: ['jobs'],
  talent: [],
};

async function totalFor(account: Account, list: ListName): Promise<number> {
  const session = await openSession(siteUrl(), account);
  const type = list === 'news' ? '&type=General' : '';
  return (await ask<{ total: number }>(siteUrl(), session, `${LISTS[list].call}?size=1${type}`))
    .total;
}

for (const account of ['admin', 'staff', 'business', 'talent'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test(`the rail holds what this person may see, and leads there${nightlyUnless(account === 'business')}`, async ({
      page,
    }) => {
      await open(page, HOMES[account]);
      const entries = page.getByRole('navigation', { name: 'ระบบจัดการ' }).getByRole('link');
      // An entry may end with a count.
      await expect(entries).toHaveText(RAILS[account].map((name) => new RegExp(`^${name}`)));
      for (const name of RAILS[account]) {
        await entries.filter({ hasText: new RegExp(`^${name}`) }).click();
        const address = PUBLIC[name];
        if (address) {
          await expect(page).toHaveURL(address);
          await open(page, HOMES[account]);
          continue;
        }
        await expect(entries.and(page.locator('[aria-current=page]'))).toContainText(name);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      }
    });

    const lists = Object.keys(LISTS) as ListName[];

    for (const list of lists.filter((one) => MAY[account].includes(one))) {
      const { path, name } = LISTS[list];
      test(`the list of ${list} shows what the api gives this person @nightly`, async ({
        page,
      }) => {
        // Other journeys create and delete records meanwhile.
        await expect(async () => {
          await open(page, path);
          const total = await totalFor(account, list);
          await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
          await expect(rows(page)).toHaveCount(Math.min(10, total));
          if (total > 10) {
            await expect(page.getByText(`1–10 จาก ${total}`, { exact: true })).toBeVisible();
          }
        }).toPass();
        // The others are covered by the sweep.
        if (account === 'admin' && list === 'talents') await expectAccessibleInBothThemes(page);
      });
    }

    const refused = lists.filter((one) => !MAY[account].includes(one));
    if (refused.length > 0) {
      test(`the lists of others say that they are not for this person${nightlyUnless(account === 'business')}`, async ({
        page,
      }) => {
        for (const list of refused) {
          await test.step(list, async () => {
            await open(page, LISTS[list].path);
            await expect(page.getByText('คุณไม่มีสิทธิ์ดูส่วนนี้')).toBeVisible();
            await expect(table(page)).toHaveCount(0);
          });
        }
        if (account === 'staff') await expectAccessibleInBothThemes(page);
      });
    }
  });
}

test.describe('as one business beside another', () => {
  test.use({ account: 'business' });

  test('only the own company’s jobs are there @nightly', async ({ page }) => {
    const jobsOf = async (account: Account) => {
      const session = await openSession(siteUrl(), account);
      const address = `${LISTS.jobs.call}?size=100`;
      return ask<{ items: { id: string; title: { th: string } }[] }>(siteUrl(), session, address);
    };
    const [all, own, other] = [
      await jobsOf('admin'),
      await jobsOf('business'),
      await jobsOf('business2'),
    ];
    expect(own.items.length).toBeGreaterThan(0);
    expect(own.items.length).toBeLessThan(all.items.length);
    const ids = own.items.map(({ id }) => id);
    expect(other.items.filter(({ id }) => ids.includes(id))).toEqual([]);
    await open(page, `${LISTS.jobs.path}?size=100`);
    await expect(page.getByText('งานทั้งหมดของบริษัทคุณ')).toBeVisible();
    const titles = own.items.map(({ title }) => title.th);
    for (const text of await rows(page).allInnerTexts()) {
      expect(
        titles.some((title) => text.includes(title)),
        text,
      ).toBe(true);
    }
  });

  test('the page of a talent leads from an open job to inviting that talent @nightly', async ({
    page,
  }) => {
    const { items } = await ask<{ items: { id: string; name: { th: string } }[] }>(
      siteUrl(),
      await openSession(siteUrl(), 'business'),
      '/api/talent?size=1',
    );
    const talent = items[0]!;
    await open(page, `/talent/${talent.id}`);
    // Of another remote, in a slot of the page.
    const part = page.getByRole('region', { name: `ชวน${talent.name.th}มาร่วมงาน` });
    await expect(part).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await part
      .getByRole('link', { name: `เชิญ ${talent.name.th} มางาน` })
      .first()
      .click();
    await expect(page).toHaveURL(/\/request\/invite\?keyword=/);
    await expect(rows(page).filter({ hasText: talent.name.th }).first()).toBeVisible();
  });
});

test.describe('as a talent', () => {
  test.use({ account: 'talent' });

  test('the own profile is shown to read @nightly', async ({ page }) => {
    const session = await openSession(siteUrl(), 'talent');
    const own = await ask<{ displayName: string; email: string }>(
      siteUrl(),
      session,
      '/api/talent/profile',
    );
    await open(page, PROFILE);
    await expect(page.getByRole('heading', { level: 1, name: own.displayName })).toBeVisible();
    await expect(page.getByRole('main').getByText(own.email)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
