import type { Page } from '@playwright/test';
import { emailOf, PASSWORD } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { open } from './support/screens.ts';
import { dialog, personMenu, signIn, signInLink } from './support/session.ts';

/** Moves each text, now and later, into elements of its own, as Google Translate does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const move = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest('font, style, script, svg') || !text.data.trim()) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    move();
    new MutationObserver(move).observe(document.body, { childList: true, subtree: true });
  });
}

test('a page that an extension translates is searched, left and signed in on', async ({
  page,
  faults,
}) => {
  faults.announce(/status of 401 .*authorization\/login/);
  // A part that was translated before it hydrated is rendered again by the browser.
  faults.tolerate(/Minified React error #418/);
  await open(page, '/talent');
  await translate(page);
  const results = page.getByRole('region', { name: 'ศิลปินของเรา' });
  const keyword = page.getByRole('combobox');
  for (const text of ['zzzzzz', 'bhumi', 'นํ้า']) {
    await keyword.fill(text);
    await keyword.press('Enter');
    await expect(page).toHaveURL(`/talent?keyword=${encodeURIComponent(text)}`);
    const answer = await fetch(
      `${siteUrl()}/api/talent?size=12&keyword=${encodeURIComponent(text)}`,
    );
    const { items } = (await answer.json()) as { items: { displayName: string }[] };
    expect(items.length > 0).toBe(text !== 'zzzzzz');
    for (const { displayName } of items)
      await expect(results.getByRole('link', { name: displayName })).toBeVisible();
    await expect(page.getByRole('link', { name: 'ล้างคำค้น' })).toBeVisible();
  }

  await signInLink(page).click();
  await signIn(page, emailOf('staff'), `${PASSWORD}x`);
  await expect(dialog(page).getByRole('alert')).toContainText('อีเมลหรือรหัสผ่านไม่ถูกต้อง');
  await signIn(page, emailOf('staff'), PASSWORD);
  await expect(dialog(page)).toHaveCount(0);
  await expect(personMenu(page)).toBeVisible();
  await page.getByRole('link', { name: 'หน้าแรก' }).first().click();
  await expect(page).toHaveURL('/');
});
