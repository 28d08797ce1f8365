import { afterEach, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { freezeDate, releaseDate } from '../../../testing/freeze-date.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import { createImageStore } from '../../image/image.public.ts';

const site = testSite();
const born: Record<string, { talent: string; card: string; image: string }> = {};

beforeAll(async () => {
  for (const birthday of ['2008-08-16', '2008-02-29', '2010-03-01']) {
    const color = { r: Number(birthday.slice(5, 7)), g: Number(birthday.slice(8)), b: 0 };
    const bytes = await sharp({
      create: { width: 300, height: 400, channels: 3, background: color },
    })
      .png()
      .toBuffer();
    const image = await createImageStore(site.api.services).add(bytes, {
      alt: null,
      access: 'private',
    });
    const talent = await site.records.talent({ birthday });
    const card = await site.records.card(talent, { shared: true, image_ids: [image.id] });
    born[birthday] = { talent, card, image: image.id };
  }
});
afterEach(releaseDate);

/** How many shared cards the list shows, and whether card, drawing's image and talent are there at all. */
async function seen(birthday: string) {
  const { talent, card, image } = born[birthday]!;
  const get = (url: string) => site.api.app.inject(url);
  const list = await get(`/api/talent/${talent}/compositecard`);
  const one = await get(`/api/talent/${talent}/compositecard/${card}`);
  const picture = await get(`/api/image/${image}/320.jpg`);
  return {
    listed: list.json<{ items: unknown[] }>().items.length,
    card: one.statusCode,
    picture: picture.statusCode,
  };
}

const HIDDEN = { listed: 0, card: 404, picture: 404 };
const SHOWN = { listed: 1, card: 200, picture: 200 };

test.each([
  ['the last moment before the 18th birthday', '2008-08-16', '2026-08-15T23:59:59+07:00', HIDDEN],
  ['the first of the 18th birthday', '2008-08-16', '2026-08-16T00:00:00+07:00', SHOWN],
  ['the morning of it, when London is a day behind', '2008-08-16', '2026-08-15T17:30:00Z', SHOWN],
  ['28 February, born on the 29th', '2008-02-29', '2026-02-28T12:00:00+07:00', HIDDEN],
  ['1 March, born on 29 February', '2008-02-29', '2026-03-01T00:00:00+07:00', SHOWN],
  ['29 February, born on 1 March', '2010-03-01', '2028-02-29T12:00:00+07:00', HIDDEN],
  ['1 March of a leap year, born on it', '2010-03-01', '2028-03-01T00:00:00+07:00', SHOWN],
])('a shared card at %s', async (_when, birthday, now, expected) => {
  freezeDate(now);
  expect(await seen(birthday)).toEqual(expected);
});
