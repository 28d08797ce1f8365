import path from 'node:path';
import type { Page } from '@playwright/test';
import { ask, openSession } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { ROOT } from './support/site.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  toasts,
} from './support/screens.ts';

interface Listed {
  items: {
    job: { id: string; title: { th: string; en: string }; visibility: string };
  }[];
}

const JOBS = '/talent/profile/job';
const PICTURE = path.join(ROOT, 'docs/images/home.jpg');
const entry = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test.describe('as an invited talent', () => {
  test.use({ account: 'talent' });

  test('an invitation is accepted by applying, and an application is taken back @nightly', async ({
    page,
  }) => {
    // Browsers check preloads seconds after a page has loaded, when the next page's files may be loading.
    const talent = await openSession(siteUrl(), 'talent');
    const { items } = await ask<Listed>(
      siteUrl(),
      talent,
      '/api/job/requestjob?status=Pending&size=100',
    );
    const invited = items.find(({ job }) => job.visibility === 'Public')!.job;
    await open(page, JOBS);
    await expect(page.getByRole('tab', { name: /คำเชิญ/, selected: true })).toBeVisible();
    const rail = page.getByRole('navigation', { name: 'ระบบจัดการ' });
    await expect(rail.getByRole('link', { name: /งานของฉัน.*รออยู่/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);

    const invitation = entry(page, invited.title.th);
    await invitation.getByRole('link', { name: 'ตอบรับและสมัคร' }).click();
    const dialog = page.getByRole('dialog', { name: 'สมัครงาน' });
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await expect(page).toHaveURL(`/job/${invited.id}`);
    await dialog.getByRole('button', { name: 'ส่งใบสมัคร' }).click();
    await expect(toasts(page).getByText('ส่งใบสมัครเรียบร้อยแล้ว')).toBeVisible();

    await open(page, `${JOBS}?tab=invitations`);
    await expect(entry(page, invited.title.th).getByText('ตอบรับแล้ว')).toBeVisible();
    await page.getByRole('tab', { name: 'ใบสมัคร' }).click();
    const applied = entry(page, invited.title.th);
    await expect(applied.getByText('สมัครแล้ว').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await applied.getByRole('button', { name: /^การ์ดที่ส่ง/ }).click();
    const card = page.getByRole('dialog');
    await expect(card.getByRole('img', { name: /ด้านหน้า/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await applied.getByRole('button', { name: 'ถอนใบสมัคร' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ถอนใบสมัคร' }).click();
    await expect(toasts(page).getByText('ถอนใบสมัครแล้ว')).toBeVisible();
    await expect(applied.getByRole('button', { name: 'ถอนใบสมัคร' })).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});

test.describe('as another invited talent', () => {
  test.use({ account: 'talent2' });

  test('an invitation is declined with a reason, and the number in the menu follows @nightly', async ({
    page,
  }) => {
    await open(page, `${JOBS}?lang=en`);
    const rail = page.getByRole('navigation', { name: 'Management' });
    await expect(rail.getByRole('link', { name: /My jobs.*\(1 waiting\)/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Decline the invitation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline the invitation' });
    await dialog.getByRole('button', { name: 'Decline the invitation' }).click();
    await expect(dialog.getByText('Please specify information.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Another shoot that week');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Decline the invitation' }).click();
    await expect(toasts(page).getByText('The invitation has been declined')).toBeVisible();
    await expect(page.getByText('Your reason: Another shoot that week')).toBeVisible();
    await expect(rail.getByRole('link', { name: 'My jobs', exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Invitations', exact: true })).toBeVisible();
  });
});

test.describe('as a talent with little to show', () => {
  test.use({ account: 'talent3' });

  test('a type of work is added once, with a rate and an experience in images @nightly', async ({
    page,
    faults,
  }) => {
    await open(page, '/talent/profile?lang=en');
    await page.getByRole('button', { name: 'Add a type of work' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a type of work' });
    await adding.getByRole('radio', { name: 'Actor' }).check();
    await expectAccessible(page);
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Actor', selected: true })).toBeVisible();

    await page.getByRole('button', { name: 'Edit work: Actor' }).click();
    await page.getByRole('button', { name: 'Add a rate' }).click();
    const rate = page.getByRole('group', { name: 'Rate 1' });
    await rate.getByRole('combobox', { name: 'Kind of assignment' }).click();
    await page.getByRole('option', { name: 'Shoot day' }).click();
    await rate.getByRole('textbox', { name: /^Rate/ }).fill('12,500.50');
    await page.getByRole('button', { name: 'Add an experience' }).click();
    const experience = page.getByRole('group', { name: 'Experience 1' });
    await experience.getByRole('textbox', { name: 'Project' }).fill('First Rain');
    await experience.getByRole('textbox', { name: 'Role' }).fill('Lead actor');
    await experience.getByRole('textbox', { name: /^Customer/ }).fill('Sunrise Film');
    await experience.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(experience.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts(page).getByText('Saved successfully')).toBeVisible();
    await expect(page.getByText('฿12,500.50')).toBeVisible();
    for (const words of ['First Rain', 'Lead actor', 'Sunrise Film']) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expectAccessibleInBothThemes(page);

    // Another tab adds the same kind while this one is still choosing.
    const talent = await openSession(siteUrl(), 'talent3');
    const { id } = await ask<{ id: string }>(siteUrl(), talent, '/api/talent/profile');
    await page.getByRole('button', { name: 'Add a type of work' }).click();
    await adding.getByRole('radio', { name: 'Singer' }).check();
    const elsewhere = await fetch(`${siteUrl()}/api/management/talent/${id}/work`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${talent.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ talentType: 'Singer' }),
    });
    expect(elsewhere.status).toBe(201);
    faults.announce(/status of 409/);
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(adding.getByText('The talent type is duplicate')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'Singer' }).click();
    await page.getByRole('button', { name: 'Remove this type of work: Singer' }).click();
    const sure = page.getByRole('alertdialog');
    await sure.getByRole('button', { name: 'Remove this type of work' }).click();
    await expect(page.getByRole('tab', { name: 'Singer' })).toHaveCount(0);
  });
});
