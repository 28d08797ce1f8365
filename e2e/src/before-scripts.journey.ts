import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './support/journey.ts';
import { hydrated } from './support/screens.ts';

interface Listed {
  total: number;
  items: { id: string; displayName: string }[];
}

async function answerOf<T>(path: string): Promise<T> {
  return (await (await fetch(siteUrl() + path)).json()) as T;
}

const results = (page: Page, name: string) => page.getByRole('region', { name });
const byFollowers = 'sortByColumn=Followers&sortByAlphabetically=desc';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  // An overloaded server sends an unrendered document, which shows nothing without scripts: retry.
  test.beforeEach(({ page }) =>
    page.route('**', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      let response = await route.fetch();
      while (response.status() === 503) response = await route.fetch();
      await route.fulfill({ response });
    }),
  );

  test('talents are narrowed, searched, sorted and paged through', async ({ page }) => {
    await page.goto('/talent');
    const list = results(page, 'ศิลปินของเรา');
    await page.getByRole('link', { name: /^อินฟลูเอนเซอร์/ }).click();
    await page.getByRole('group', { name: 'ช่องทาง' }).getByRole('link', { name: 'TikTok' }).click();
    await page.getByRole('group', { name: 'เพศ' }).getByRole('link', { name: 'หญิง' }).click();
    await expect(page).toHaveURL('/talent?talentGroup=Influencer&channel=Tiktok&gender=Female');
    const signInRedirect = 'talentGroup=Influencer&channel=Tiktok&gender=Female&size=12';
    const { total } = await answerOf<Listed>(`/api/talent?${signInRedirect}`);
    await expect(list.getByRole('status')).toHaveText(`พบศิลปิน ${total} คน`);
    await page.getByRole('link', { name: 'นำ เพศ: หญิง ออก' }).click();
    await expect(page).toHaveURL('/talent?talentGroup=Influencer&channel=Tiktok');

    const followers = page.getByRole('group', { name: 'ผู้ติดตาม' });
    await followers.getByRole('textbox', { name: 'ตั้งแต่' }).fill('20,000');
    await followers.getByRole('button', { name: 'ใช้ตัวกรอง' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('talentGroup') === 'Influencer');
    await expect(page.getByRole('link', { name: /^นำ ผู้ติดตาม: 2 หมื่น/ })).toBeVisible();

    await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click();
    await page.getByText(/^เรียงตาม/).click();
    await page.getByRole('link', { name: 'มาใหม่ล่าสุด' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'CreatedAt');

    await page.goto('/talent');
    await page.getByRole('link', { name: 'หน้าถัดไป' }).click();
    const second = await answerOf<Listed>(`/api/talent?page=2&size=12&${byFollowers}`);
    await expect(list.getByRole('heading', { level: 2 })).toHaveText(
      second.items.map(({ displayName }) => displayName),
    );
    const sought = second.items[0]?.displayName ?? '';
    await page.getByRole('combobox').fill(sought);
    await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === sought);
    await expect(list.getByRole('link', { name: sought, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'ล้างคำค้น' }).click();
    await expect(page).toHaveURL('/talent');
  });

  test('filters are reached on a phone @nightly', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/talent');
    await page.getByRole('link', { name: /^ตัวกรอง/ }).click();
    await page.getByRole('group', { name: 'เพศ' }).getByRole('link', { name: 'ชาย' }).click();
    await expect(page).toHaveURL('/talent?gender=Male');
    await expect(results(page, 'ศิลปินของเรา').getByRole('status')).toBeInViewport();
  });

  test('jobs are narrowed by kind, province and pay, and sorted @nightly', async ({ page }) => {
    await page.goto('/job');
    await page.getByRole('link', { name: 'รวมงานที่ปิดแล้ว' }).click();
    await expect(page).toHaveURL('/job?open=false');
    const { total } = await answerOf<Listed>('/api/job?province=10&size=12');
    await page.getByRole('combobox').selectOption('10');
    await page.getByRole('button', { name: 'ใช้ตัวกรอง' }).first().click();
    await expect(page).toHaveURL('/job?open=false&province=10');
    await expect(results(page, 'งานที่เปิดรับ').getByRole('status')).toContainText(String(total));
    await page.getByText(/^เรียงตาม/).click();
    await page.getByRole('link', { name: /ใกล้ปิดรับ/ }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'ApplyUntil');
  });

  for (const [path, name] of [
    ['/news', 'ข่าวสาร'],
    ['/talkofthetown', 'ทอล์กออฟเดอะทาวน์'],
  ] as const) {
    test(`stories of ${path} are narrowed by subject and searched @nightly`, async ({ page }) => {
      await page.goto(path);
      const subjects = page.getByRole('group', { name: 'หมวดข่าว' });
      await subjects.getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/[?]tags=/);
      await expect(subjects.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
      await page.getByRole('searchbox').fill('ไม่มีคำนี้แน่นอน');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/tags=.*keyword=/);
      await expect(results(page, name).getByRole('status')).toContainText('0');
      await page.getByRole('link', { name: 'ล้างตัวกรองทั้งหมด' }).click();
      await expect(page).toHaveURL(path);
    });
  }
});

/** Holds back every script; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('what is pressed and typed before the page is hydrated is done once it is', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/talent', { waitUntil: 'commit' });
  const list = results(page, 'ศิลปินของเรา');
  const star = list.getByRole('button', { name: /^ติดดาวให้ / }).first();
  await page.getByRole('combobox').fill('a');
  await star.click();
  await star.click();
  release();
  await hydrated(page);
  await expect(page).toHaveURL('/talent?keyword=a');
  await page.goto('/talent/shortlist');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a filter that is followed before the page is hydrated leads there @nightly', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/talent', { waitUntil: 'commit' });
  await page.getByRole('group', { name: 'เพศ' }).getByRole('link', { name: 'หญิง' }).click();
  await expect(page).toHaveURL('/talent?gender=Female');
  release();
  await hydrated(page);
  await expect(results(page, 'ศิลปินของเรา').getByRole('status')).toBeVisible();
});

test('what is typed into a form before the page is hydrated is sent with it @nightly', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: /^ชื่อของคุณ/ });
  const message = page.getByRole('textbox', { name: /^ข้อความ/ });
  await name.fill('คุณทดสอบ');
  await message.fill('สองบรรทัด\nก่อนหน้าพร้อม');
  release();
  await hydrated(page);
  await page.getByRole('textbox', { name: /^อีเมล/ }).fill('before@dara.test');
  await expect(name).toHaveValue('คุณทดสอบ');
  await expect(message).toHaveValue('สองบรรทัด\nก่อนหน้าพร้อม');
  await page.getByRole('button', { name: 'ส่งข้อความ' }).click();
  await expect(page.getByText('ส่งข้อความถึงเราเรียบร้อยแล้ว')).toBeVisible();
});

test('a form that is sent before the page is hydrated goes out once it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: /^ชื่อของคุณ/ }).fill('คุณทดสอบ');
  await page.getByRole('textbox', { name: /^ข้อความ/ }).fill('ส่งก่อนหน้าพร้อม');
  await page.getByRole('textbox', { name: /^อีเมล/ }).fill('early@dara.test');
  const answers: number[] = [];
  page.on('response', (response) => {
    const isOfForm = new URL(response.url()).pathname.endsWith('/contact');
    if (isOfForm && response.request().method() === 'POST') answers.push(response.status());
  });
  await page.getByRole('textbox', { name: /^อีเมล/ }).press('Enter');
  await page.getByRole('button', { name: 'ส่งข้อความ' }).click();
  await expect(page.getByRole('textbox', { name: /^ชื่อของคุณ/ })).toHaveValue('คุณทดสอบ');
  expect(answers).toEqual([]);
  release();
  await expect(page.getByText('ส่งข้อความถึงเราเรียบร้อยแล้ว')).toBeVisible();
  expect(answers).toEqual([201]);
  await expect(page).toHaveURL('/contact');
});

test('a registration keeps what is typed before the page is hydrated @nightly', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/register/business', { waitUntil: 'commit' });
  const company = page.getByRole('textbox', { name: /^ชื่อบริษัท/ }).first();
  await company.fill('บริษัทก่อนหน้าพร้อม');
  await page.getByRole('radio', { name: 'เอเจนซี' }).check();
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'ถัดไป' }).click();
  const taxId = page.getByRole('textbox', { name: /^เลขประจำตัวผู้เสียภาษี/ });
  await expect(taxId).toHaveAttribute('aria-invalid', 'true');
  await expect(company).toHaveValue('บริษัทก่อนหน้าพร้อม');
  await expect(company).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('radio', { name: 'เอเจนซี' })).toBeChecked();
});
