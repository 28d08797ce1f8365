import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { CARD_TEMPLATES, type CardTemplate } from '@dara/model';
import { cardSlots } from '../layout/card-layout.ts';
import { cardCalls } from '../../../testing/card-calls.ts';
import { differenceOf, readPdf, readPdfTexts, withoutActualText } from '../../../testing/pdf.ts';
import { createRecords, type Records } from '../../../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';
import { createImageStore } from '../../image/image.public.ts';

let api: TestApi;
let records: Records;
let id: string;
let staff: SignedIn;
let images: string[];

const { address, send, made } = cardCalls(() => api);

/** An image in which a wrong place, cut or size shows. */
function portrait(hue: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1800">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},80%,35%)"/>
    <stop offset="1" stop-color="hsl(${hue + 90},80%,75%)"/></linearGradient></defs>
    <rect width="1400" height="1800" fill="url(#g)"/><circle cx="700" cy="600" r="330" fill="#fff"/>
    <rect x="480" y="1000" width="440" height="800" fill="#111"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  staff = await api.signIn({ permission: 'Staff' });
  const account = { channel: 'Instagram', followers: 1_250_000, engagementRate: 4.5 } as const;
  id = await records.talent(
    {
      display_name: 'น้ำผึ้ง ปิ่นเพชร ผู้ใหญ่',
      ...{ height: 168, weight: 50, chest: 32, waist: 24, hip: 34.5, shoes: 38 },
      eye_colour: 'ญี่ปุ่น กตัญญู',
      hair_colour: 'ดำ น้ำตาล',
    },
    { accounts: [account, { ...account, channel: 'Youtube' }] },
  );
  const store = createImageStore(api.services);
  images = [];
  for (const hue of [0, 120, 240]) {
    const image = { alt: null, access: 'public' as const, talentId: id };
    images.push((await store.add(await portrait(hue), image)).id);
  }
});
afterAll(() => api.close());

function slotsOf(template: CardTemplate) {
  return cardSlots(template).map((slot, index) => ({
    slot,
    imageId: images[index % images.length],
    x: [0, -1, 0.4][index % 3],
    y: [-0.6, 0, 1][index % 3],
    zoom: [1, 1.7, 3][index % 3],
  }));
}

/** A card of every template, made once. */
const cards = new Map<string, Promise<string>>();
function cardOf(template: CardTemplate, language: 'th' | 'en' = 'th'): Promise<string> {
  const key = `${template}-${language}`;
  const data = { name: 'งาน: "แฟชั่น"', template, language, slots: slotsOf(template) };
  const card = cards.get(key) ?? made(staff, id, data).then((one) => one.id);
  cards.set(key, card);
  return card;
}

async function file(cardId: string, path: string): Promise<Buffer> {
  const answer = await send(staff, 'GET', address(id, `/${cardId}/${path}`));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
}

const MM = 72 / 25.4;
/** The boxes of each page, in millimetres. */
function boxesOf(pdf: Buffer, name: string): number[][] {
  return [...pdf.toString('latin1').matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(
    ([, numbers = '']) =>
      numbers.split(' ').map((points) => Math.round((Number(points) / MM) * 10) / 10),
  );
}

describe('the PDF', () => {
  test.each([
    ['A5', 148, 210],
    ['HalfLetter', 139.7, 215.9],
  ])('%s has two pages with trim and bleed, and its fonts within', async (size, width, height) => {
    const card = await cardOf('Classic');
    const plain = await file(card, `pdf?size=${size}`);
    const bled = await file(card, `pdf?size=${size}&bleed=1`);
    const trimmed = [0, 0, width, height];
    for (const box of ['MediaBox', 'TrimBox', 'BleedBox']) {
      expect(boxesOf(plain, box)).toEqual([trimmed, trimmed]);
    }
    const inset = (by: number) => [10 - by, 10 - by, 10 + width + by, 10 + height + by];
    const rounded = (box: number[]) => box.map((value) => Math.round(value * 10) / 10);
    expect(boxesOf(bled, 'MediaBox')).toEqual(
      Array(2).fill(rounded([0, 0, width + 20, height + 20])),
    );
    expect(boxesOf(bled, 'TrimBox')).toEqual(Array(2).fill(rounded(inset(0))));
    expect(boxesOf(bled, 'BleedBox')).toEqual(Array(2).fill(rounded(inset(3))));
    const fonts = [...plain.toString('latin1').matchAll(/\/FontName \/([\w+-]+)/g)];
    expect(fonts.map(([, font]) => font?.replace(/^[A-Z]{6}\+/, '+')).sort()).toEqual([
      '+Prompt-Regular',
      '+Prompt-SemiBold',
    ]);
    expect(plain.toString('latin1').match(/\/FontFile[23] /g)).toHaveLength(2);
  });

  test.each([
    ['with', (pdf: Buffer) => pdf],
    ['without', withoutActualText],
  ])('contains its words as text for readers %s ActualText', async (_what, asRead) => {
    const pdf = await file(await cardOf('Influencer'), 'pdf');
    // Readers find spaces and lines by the places of the glyphs.
    const joined = (text = '') => text.replaceAll(/\s/g, '');
    const [front, back] = (await readPdfTexts(asRead(pdf))).map(joined);
    for (const words of ['น้ำผึ้ง ปิ่นเพชร ผู้ใหญ่', 'ดารา · Dara', 'ผู้ติดตาม']) {
      expect(front).toContain(joined(words));
    }
    for (const words of ['น้ำหนัก', 'ญี่ปุ่น กตัญญู', 'ดำ น้ำตาล', '50 กก.', 'สแกนเพื่อดูโปรไฟล์']) {
      expect(back).toContain(joined(words));
    }
    expect(`${front} ${back}`).not.toContain('0812345678');
    expect(`${front} ${back}`).not.toContain('@talent.test');
  });

  test('is sent as a download, with the name of the talent in its file name', async () => {
    const answer = await send(staff, 'GET', address(id, `/${await cardOf('Classic')}/pdf`));
    expect(answer.headers['content-type']).toBe('application/pdf');
    const name = encodeURIComponent('น้ำผึ้ง ปิ่นเพชร ผู้ใหญ่ - งาน แฟชั่น.pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="composite-card.pdf"; filename*=UTF-8''${name}`,
    );
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  test('bleeds over its edges and marks where it is cut', async () => {
    const [page] = await readPdf(await file(await cardOf('Mosaic'), 'pdf?bleed=1'), 2);
    const { data, width, height } = page!.pixels;
    const at = (x: number, y: number) => {
      const [row, column] = [Math.round((y / 230) * height), Math.round((x / 168) * width)];
      const index = (row * width + column) * 4;
      return [...data.subarray(index, index + 3)];
    };
    const red = [200, 16, 46];
    // The paper of this front is red: in the bleed, not beyond.
    expect(at(8.5, 210)).toEqual(red);
    expect(at(6, 205)).toEqual([255, 255, 255]);
    // A line of a quarter of a point is half a pixel here: somewhere around its place.
    const around = [-0.3, -0.15, 0, 0.15, 0.3];
    const dark = (x: number, y: number) =>
      around.some((offX) => around.some((offY) => (at(x + offX, y + offY)[0] ?? 255) < 200));
    for (const [x, y] of [
      [4, 10],
      [10, 4],
      [164, 10],
      [158, 4],
      [4, 220],
      [10, 226],
      [164, 220],
      [158, 226],
    ] as const) {
      expect(dark(x, y)).toBe(true);
    }
  });

  test('holds no image finer than 300 dpi, and no worse than it was', async () => {
    const pdf = await file(await cardOf('Classic'), 'pdf');
    const widths = [
      ...pdf
        .toString('latin1')
        .matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)[^>]*?\/Height (\d+)/g),
    ].map(([, width, height]) => [Number(width), Number(height)]);
    expect(widths).toHaveLength(5);
    // The front bleeds over its edges: 154 mm are 1819 px at 300 dpi, more than the image has.
    const [front, ...backs] = widths;
    expect(front?.[1]).toBe(1800);
    for (const [width = 0] of backs)
      expect(width).toBeLessThanOrEqual(Math.ceil((77 / 25.4) * 300) + 2);
  });
});

test('prints a card without images, and one whose file is missing', async () => {
  const empty = await made(staff, id, { template: 'Beauty' });
  expect(await readPdf(await file(empty.id, 'pdf'))).toHaveLength(2);
  const lost = await records.image({ talent_id: id });
  const slots = [{ slot: 'front', imageId: lost, x: 0, y: 0, zoom: 1 }];
  const card = await made(staff, id, { slots });
  const [page] = await readPdf(await file(card.id, 'pdf'));
  const centre = (Math.round(page!.pixels.height * 0.3) * page!.pixels.width + 200) * 4;
  expect([...page!.pixels.data.subarray(centre, centre + 3)]).toEqual([230, 223, 222]);
});

describe('the PNG', () => {
  test.each([
    ['png', 2203, 1532],
    ['png?side=back&width=300', 300, 426],
    ['png?side=front&width=2000&size=HalfLetter', 2000, 3091],
  ])('%s is %i x %i', async (path, width, height) => {
    const png = await file(await cardOf('Classic'), path);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
  });

  test.each(['png?width=10', 'png?width=99999', 'png?side=inside', 'pdf?bleed=2', 'pdf?size=A3'])(
    'there is no %s',
    async (path) => {
      const answer = await send(staff, 'GET', address(id, `/${await cardOf('Classic')}/${path}`));
      expect(answer.statusCode).toBe(400);
    },
  );
});

/** Beyond what two drawers make of the edges of letters. */
const MOST = { mean: 1.5, plain: 0.004 };

const LANGUAGES = ['th', 'en'] as const;
const LOOKS = CARD_TEMPLATES.map((template, index) => [template, LANGUAGES[index % 2]!] as const);

test.each(LOOKS)('PDF and PNG of %s in %s show the same', async (template, language) => {
  const card = await cardOf(template, language);
  const pages = await readPdf(await file(card, 'pdf'), 2);
  for (const [index, side] of ['front', 'back'].entries()) {
    const png = await file(card, `png?side=${side}&width=839`);
    const { mean, plain } = await differenceOf(pages[index]!.pixels, png);
    expect(mean).toBeLessThan(MOST.mean);
    expect(plain).toBeLessThan(MOST.plain);
  }
});

const AT_ONCE = process.env['DARA_TEST_ALL'] === '1' ? 20 : 6;

test(`${AT_ONCE} at once are all printed, and others are answered meanwhile`, async () => {
  const card = await cardOf('Portfolio');
  let printed = 0;
  const prints = Array.from({ length: AT_ONCE }, async () => {
    const pdf = await file(card, 'pdf?bleed=1');
    printed += 1;
    return pdf;
  });
  for (let index = 0; index < 5; index += 1) {
    expect((await send(staff, 'GET', address(id, '/options'))).statusCode).toBe(200);
  }
  expect(printed).toBeLessThan(AT_ONCE);
  const pdfs = await Promise.all(prints);
  for (const pdf of pdfs) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(new Set(pdfs.map((pdf) => pdf.length)).size).toBeLessThanOrEqual(2);
});
