import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { newId } from '../../kernel/new-id.ts';
import { testSite } from '../../testing/staff-test-api.ts';
import { text } from '../../testing/records.ts';
import { createImageStore } from '../image/image.public.ts';
import { fontOf } from '../../kernel/text/font.ts';
import { renderShareImage, shareSvg } from './share-image.ts';
import { versionOf } from '../../kernel/http/share-address.ts';
import type { ShareSubject } from './share.model.ts';
import { clip, printableText, fit, withSplitSaraAm, wrap } from '../../kernel/text/text-fit.ts';

const site = testSite();

const get = (url: string, headers = {}) => site.api.app.inject({ url, headers });
const picture = (color: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer();

async function changed(table: 'talent' | 'news' | 'job', id: string): Promise<string> {
  const row = await site.records.db
    .selectFrom(table)
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return versionOf(row.updated_at);
}

async function expectImage(url: string): Promise<Buffer> {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  return answer.rawPayload;
}

/** The colour in the middle of the side that shows the image. */
async function sideColor(bytes: Buffer): Promise<number[]> {
  const data = await sharp(bytes)
    .extract({ left: 100, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...data.subarray(0, 3)];
}

describe('a share image', () => {
  test('shows a talent with their portrait, in each language', async () => {
    const image = await createImageStore(site.api.services).add(await picture('#00a000'), {
      alt: null,
      access: 'public',
    });
    const id = await site.records.talent({
      image_id: image.id,
      display_name: 'น้ำผึ้ง',
      nick_name: text('ผึ้ง', 'Bee'),
    });
    const th = await expectImage(`/api/share/talent/${id}/th.png`);
    const [red = 0, green = 0, blue = 0] = await sideColor(th);
    expect(green - Math.max(red, blue)).toBeGreaterThan(100);
    const en = await expectImage(`/api/share/talent/${id}/en.png`);
    expect(en.equals(th)).toBe(false);
  });

  test('shows news, talk of the town and jobs, and the site itself', async () => {
    const business = await site.records.business();
    const job = await site.records.job({
      business_profile_id: business,
      apply_until: '2099-12-31',
    });
    await expectImage(`/api/share/job/${job}/th.png`);
    await expectImage(`/api/share/news/${await site.records.news()}/en.png`);
    await expectImage(
      `/api/share/news/${await site.records.news({ type: 'TalkOfTheTown' })}/th.png`,
    );
    await expectImage('/api/share/site/th.png');
  });

  test('may be cached for ever under the version of its record, otherwise briefly', async () => {
    const id = await site.records.news();
    const version = await changed('news', id);
    const lasting = await get(`/api/share/news/${id}/th.png?v=${version}`);
    expect(lasting.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const brief = await get(`/api/share/news/${id}/th.png?v=old`);
    expect(brief.headers['cache-control']).toBe('public, max-age=300');
    const again = await get(`/api/share/news/${id}/th.png`, {
      'if-none-match': String(lasting.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('of a talent leaves caches within minutes, whatever its version', async () => {
    const id = await site.records.talent();
    const version = await changed('talent', id);
    const answer = await get(`/api/share/talent/${id}/th.png?v=${version}`);
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=300, s-maxage=60, stale-while-revalidate=300',
    );
  });

  test('is rendered once, and again after a change, which deletes the old one', async () => {
    const id = await site.records.news({ title: text('เก่า', 'Old') });
    const keys = () => site.api.services.files.list(`share/news/${id}/`);
    const [first, second] = await Promise.all([
      get(`/api/share/news/${id}/th.png`),
      get(`/api/share/news/${id}/th.png`),
    ]);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    const before = await keys();
    expect(before).toHaveLength(1);
    await site.records.db
      .updateTable('news')
      .set({ title: text('ใหม่', 'New') })
      .where('id', '=', id)
      .execute();
    const after = await get(`/api/share/news/${id}/th.png`);
    expect(after.rawPayload.equals(first.rawPayload)).toBe(false);
    const kept = await keys();
    expect(kept).toHaveLength(1);
    expect(kept).not.toEqual(before);
  });

  test('exists of public records only', async () => {
    const business = await site.records.business();
    const hidden = {
      talent: [
        await site.records.talent({ status: 'Pending' }),
        await site.records.talent({}, { consent: false }),
        await site.records.talent({ active: false }),
      ],
      news: [
        await site.records.news({ publish: false }),
        await site.records.news({ publish_at: '2099-01-01T00:00:00Z' }),
      ],
      job: [
        await site.records.job({ business_profile_id: business, visibility: 'Internal' }),
        await site.records.job({ business_profile_id: business, status: 'Draft' }),
      ],
    };
    for (const [kind, ids] of Object.entries(hidden)) {
      for (const id of [...ids, newId(), "x'--"]) {
        const answer = await get(`/api/share/${kind}/${encodeURIComponent(id)}/th.png`);
        expect(answer.statusCode).toBe(404);
        expect(answer.json().code).toMatch(/_NOT_EXIST$/);
      }
      expect(await site.api.services.files.list(`share/${kind}/${ids[0]}/`)).toEqual([]);
    }
  });

  test.each([
    'job/1/fr.png',
    'job/1/th.jpg',
    'profile/1/th.png',
    'toString/1/th.png',
    'site/x.png',
  ])('does not exist at %s', async (path) => {
    expect((await get(`/api/share/${path}`)).statusCode).toBe(404);
  });

  test('is on the crawler page of an article without a share image', async () => {
    const id = await site.records.news();
    const drawn = await get(`/api/news/sharefacebook/${id}?lang=en`);
    const { publicUrl } = site.api.services.config;
    const address = `${publicUrl}/api/share/news/${id}/en.png?v=${await changed('news', id)}`;
    expect(drawn.body).toContain(`<meta property="og:image" content="${address}">`);
    expect(drawn.body).toContain('<meta property="og:image:width" content="1200">');
    await expectImage(address.slice(publicUrl.length));
    const image = await createImageStore(site.api.services).add(await picture('#0000a0'), {
      alt: null,
      access: 'public',
    });
    const made = await site.records.news({ share_image_id: image.id });
    const { body } = await get(`/api/news/sharefacebook/${made}`);
    expect(body).toContain(`content="${publicUrl}/api/image/${image.id}/1280.jpg"`);
    expect(body).toContain('<meta property="og:image:width" content="400">');
  });

  test('never contains a budget that the job hides', async () => {
    const business = await site.records.business();
    const row = { business_profile_id: business, budget_from: 20_000, budget_unit: 'Day' as const };
    const shown = await site.records.job({ ...row, show_budget: true });
    const secret = await site.records.job({ ...row, show_budget: false });
    const unpaid = await site.records.job({ business_profile_id: business });
    const [open, hidden, none] = await Promise.all(
      [shown, secret, unpaid].map((id) => expectImage(`/api/share/job/${id}/th.png`)),
    );
    expect(hidden?.equals(none ?? Buffer.alloc(0))).toBe(true);
    expect(open?.equals(none ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('words on an image', () => {
  const bold = fontOf(600);
  const subject = (title: string): ShareSubject => ({
    kicker: 'นักแสดง',
    title,
    facts: ['x'.repeat(300)],
    image: null,
    crop: 'middle',
  });

  test.each([
    ['น้ำผึ้ง', 'น\u0e4d\u0e49\u0e32ผึ้ง'],
    ['กำลัง', 'ก\u0e4d\u0e32ลัง'],
    ['ปั๊ม ญี่ปุ่น กตัญญู ฎีกา', 'ปั๊ม ญี่ปุ่น กตัญญู ฎีกา'],
  ])('%s is written with its circle under its tone mark', (given, drawn) => {
    expect(withSplitSaraAm(given)).toBe(drawn);
  });

  test('the font has a shape for every letter of Thai and for the signs in use', () => {
    for (const word of ['น้ำผึ้ง ปิ่นเพชร ผู้ใหญ่ ปั๊ม ญี่ปุ่น กตัญญู ฎีกา', 'Ångström “1–2” · ฿…']) {
      expect(printableText(word, bold)).toBe(word);
    }
    expect(printableText('a\u0000b 😀 漢\n c\ud800', bold)).toBe('ab c');
  });

  test('break between Thai words, within one only when it fills a line', () => {
    const title = 'การประกวดนักแสดงหน้าใหม่ประจำปีที่ยิ่งใหญ่ที่สุดในประเทศไทย';
    const lines = wrap(title, bold, 60, 560);
    expect(lines.join('')).toBe(title);
    expect(lines.every((line) => bold.width(line, 60) <= 560)).toBe(true);
    expect(lines[0]).toBe('การประกวดนักแสดง');
    const torn = wrap('ดาราเปิดบ้านแคสติ้งหน้าใหม่ red-carpet ซีรีส์วายๆ', bold, 60, 300);
    expect(torn).toEqual(['ดาราเปิด', 'บ้านแคสติ้ง', 'หน้าใหม่', 'red-', 'carpet', 'ซีรีส์วายๆ']);
    for (let width = bold.width('แฟน ๆ', 60); width < 600; width += 20) {
      const repeated = wrap('ขอบคุณแฟน ๆ ที่มา', bold, 60, width);
      expect(repeated.filter((line) => line.startsWith('ๆ'))).toEqual([]);
    }
    const spaced = wrap('หน้าใหม่ประจำปี รับสมัครทั่วประเทศ', bold, 64, 588);
    expect(spaced).toEqual(['หน้าใหม่ประจำปี', 'รับสมัครทั่วประเทศ']);
    expect(wrap('W'.repeat(100), bold, 60, 560).length).toBeGreaterThan(5);
    expect(clip('นักแสดง', bold, 60, 10_000)).toBe('นักแสดง');
  });

  test.each(['ก'.repeat(300), 'Wonderful '.repeat(30), 'น้ำผึ้ง '.repeat(37), 'x'])(
    'fit, however many: %s',
    (title) => {
      const box = { width: 588, height: 300, sizes: [80, 40, 30], lineHeight: 1.42, maxLines: 9 };
      const { lines, size } = fit(printableText(title, bold), bold, box);
      expect(lines.length * size * 1.42).toBeLessThanOrEqual(300);
      expect(lines.every((line) => bold.width(line, size) <= 588)).toBe(true);
    },
  );

  test('are never markup', async () => {
    const svg = shareSvg(subject('</text><script>"&\''), 'th', null);
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&quot;&amp;&#39;');
    expect(svg).not.toContain('<script');
    const bytes = await renderShareImage(subject('\u0000\ud83d</svg>'), 'en', null);
    expect((await sharp(bytes).metadata()).width).toBe(1200);
  });
});
