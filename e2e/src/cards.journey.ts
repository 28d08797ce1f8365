import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { LISTS } from './support/lists.ts';
import { open } from './support/screens.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Clicks the middle of a card and waits for the card's page. */
async function expectWholeCardLeads(page: Page, card: Locator): Promise<void> {
  const target = await card.getByRole('link').first().getAttribute('href');
  if (!target) throw new Error('a card without a link');
  // At a position that no header, bar or toast covers.
  await card.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await card.boundingBox();
  if (!box) throw new Error('a card that is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(new URL(target, page.url()).href);
}

const CARDS = [
  { kind: 'a talent at home', path: '/', card: '#talents article' },
  { kind: 'talk of the town at home', path: '/', card: '#talk-of-the-town article' },
  { kind: 'the large story at home', path: '/', card: '#news li:first-child article' },
  { kind: 'a story at home', path: '/', card: '#news li:nth-child(2) article' },
  { kind: 'a job at home', path: '/', card: '#jobs article' },
  { kind: 'a talent', path: '/talent', card: 'main article' },
  { kind: 'a story', path: '/news', card: 'main article' },
  { kind: 'talk of the town', path: '/talkofthetown', card: 'main article' },
  { kind: 'a job', path: '/job', card: 'main article' },
] as const;

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('the middle of any card leads to its page @nightly', async ({ page }) => {
      for (const { kind, path, card } of CARDS) {
        await test.step(kind, async () => {
          await open(page, path);
          await expectWholeCardLeads(page, page.locator(card).first());
        });
      }
    });

    test('the middle of a client leads to their own site @nightly', async ({ page, context }) => {
      await context.route(/^https?:\/\/(?!localhost)/, (route) =>
        route.fulfill({ body: 'theirs' }),
      );
      await open(page, '/client');
      const tile = page.locator('main li a[target=_blank]').first();
      const target = new URL((await tile.getAttribute('href')) ?? '');
      await tile.scrollIntoViewIfNeeded();
      const box = (await tile.boundingBox())!;
      const opened = context.waitForEvent('page');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect.poll(async () => new URL((await opened).url()).host).toBe(target.host);
    });
  });
}

test.describe('on a phone of the staff', () => {
  test.use({ viewport: PHONE, account: 'admin' });
  test('the middle of a card of talents leads to its record @nightly', async ({ page }) => {
    await open(page, LISTS.talents.path);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    await expectWholeCardLeads(page, row);
  });
});

test.describe('as a talent', () => {
  test.use({ viewport: PHONE, account: 'talent' });
  test('the middle of an own card leads to its editor @nightly', async ({ page }) => {
    await open(page, '/talent/profile/compositecard');
    await expectWholeCardLeads(page, page.locator('main article').first());
  });
});
