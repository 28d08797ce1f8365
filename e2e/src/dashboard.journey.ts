import { ask, openSession, type Account } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, open } from './support/screens.ts';

const DASHBOARD = '/management/business/dashboard';

interface Dashboard {
  figures: { name: string; count: number }[];
}

async function figureOf(account: Account, name: string): Promise<number> {
  const session = await openSession(siteUrl(), account);
  const { figures } = await ask<Dashboard>(siteUrl(), session, '/api/management/dashboard');
  return figures.find((figure) => figure.name === name)?.count ?? NaN;
}

test.describe('as staff', () => {
  test.use({ account: 'staff' });

  test('a figure leads to the list of what it counts @nightly', async ({ page }) => {
    for (const [name, label, list] of [
      ['jobsOpen', 'งานที่เปิดรับ', '/management/business/job?status=Open'],
      [
        'applicationsNew',
        'ใบสมัครใหม่',
        '/management/business/application?status=Applied&jobStatus=Open&jobStatus=Closed',
      ],
    ] as const) {
      // Other journeys create jobs and applications meanwhile.
      await expect(async () => {
        await open(page, DASHBOARD);
        const count = (await figureOf('staff', name)).toLocaleString('en');
        await page.getByRole('link', { name: new RegExp(`^${count}\\s*${label}$`) }).click();
        await expect(page).toHaveURL(list);
        await expect(page.getByText(new RegExp(`จาก ${count}$`))).toBeVisible();
      }).toPass();
    }
  });

  test('plots and figures can be read in both themes, on a phone as well @nightly', async ({
    page,
  }) => {
    await open(page, DASHBOARD);
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.getByText('ดูเป็นตาราง').click();
    await expect(page.getByRole('columnheader', { name: 'ใบสมัคร' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('businesses are listed side by side, each with a link to its jobs @nightly', async ({
    page,
  }) => {
    await open(page, `${DASHBOARD}/profile`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ตัวเลขรายธุรกิจ');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('as a business', () => {
  test.use({ account: 'business' });

  test('the figures are its own @nightly', async ({ page }) => {
    await open(page, DASHBOARD);
    await expect(page.getByText('งาน ใบสมัคร และคิวของบริษัทคุณ')).toBeVisible();
    const [own, all] = [
      await figureOf('business', 'jobsOpen'),
      await figureOf('staff', 'jobsOpen'),
    ];
    expect(own).toBeLessThan(all);
    await expect(page.getByText('ธุรกิจรออนุมัติ')).toHaveCount(0);
  });
});
