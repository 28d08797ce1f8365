import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { imageBytes } from '../../../testing/form.ts';
import { readPdfTexts } from '../../../testing/pdf.ts';
import { proposalCalls } from '../../../testing/proposal-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { createImageStore, variantKey } from '../../image/image.public.ts';

const site = staffTestApi();
const { send, ok, talent, draft, sendOut, sent } = proposalCalls(site);
/** A sum that stands nowhere but in costs. */
const COST = 30_303;

let businessProfileId: string;
beforeAll(async () => {
  businessProfileId = await site.records.business({
    company_name: JSON.stringify({ th: 'บริษัท น้ำผึ้ง จำกัด', en: 'Namphueng Co., Ltd.' }),
    tax_id: '0105556000008',
    branch_no: '00002',
    contact_name: 'คุณปิ่น',
    email: 'pin@brand.test',
  });
});

async function talentWithCard(name: string): Promise<string> {
  const id = await talent({ display_name: name, height: 170 });
  const store = createImageStore(site.api.services);
  const image = await store.add(await imageBytes('#357', 900), {
    ...{ alt: null, access: 'private', talentId: id },
  });
  const slots = ['front', 'back1', 'back2'].map((slot) => ({
    ...{ slot, imageId: image.id, x: 0, y: 0, zoom: 1 },
  }));
  await site.records.card(id, {
    ...{ slots: JSON.stringify(slots), image_ids: [image.id], is_default: true },
  });
  return id;
}

async function pdf(path: string, who = site.staff): Promise<string[]> {
  const answer = await send(who, 'GET', path);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return readPdfTexts(answer.rawPayload);
}

test('crops its photos from widths that exist already', async () => {
  const { files } = site.api.services;
  const talentId = await talentWithCard('Quick');
  const { id } = await draft({
    businessProfileId,
    items: [{ talentId, unitPrice: 1, quantity: 1 }],
  });
  const sizeOf = async () => (await send(site.staff, 'GET', `/${id}/pdf`)).rawPayload.byteLength;
  const fromOriginal = await sizeOf();
  const { hash } = await site.records.db
    .selectFrom('image')
    .select('hash')
    .where('talent_id', '=', talentId)
    .executeTakeFirstOrThrow();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const grain = sharp({
    create: { width: 900, height: 900, channels: 3, background: '#000', noise },
  });
  const bytes = await grain.jpeg().toBuffer();
  for (const width of [640, 900]) await files.put(variantKey(hash, width, 'jpg'), bytes);
  expect(await sizeOf()).toBeGreaterThan(fromOriginal * 2);
});

describe('the PDF', () => {
  let id: string;
  let client: string;
  beforeAll(async () => {
    const items = [];
    for (const [index, name] of ['ญาญ่า ปิ่นเพชร', 'Bella', 'กตัญญู'].entries()) {
      items.push({
        ...{ talentId: await talentWithCard(name), unitPrice: 50_000 + index, cost: COST },
        ...{ quantity: 2, deliverable: 'ภาพนิ่ง 1 วัน และวิดีโอ 2 ชิ้น', availability: '1–3 มีนาคม' },
      });
    }
    const body = { businessProfileId, discount: 1000, note: 'ราคานี้รวมค่าเดินทาง', items };
    ({ id } = await draft(body));
    const { link } = await sendOut(id);
    client = `/api/proposal/${link.split('/').at(-1)!}`;
  });

  test('states parties and offer in Thai, in numbers and words', async () => {
    const [first = '', cards = ''] = await pdf(`/${id}/pdf`);
    for (const words of [
      ...['ใบเสนอราคา', 'บริษัท น้ำผึ้ง จำกัด', '0105556000008', 'สาขาที่ 00002', 'คุณปิ่น'],
      ...['ญาญ่า ปิ่นเพชร', 'นักแสดง', 'ภาพนิ่ง 1 วัน', '1–3 มีนาคม', '100,000.00'],
      ...['300,006.00', '-1,000.00', '299,006.00', '20,930.42', '319,936.42', '-8,970.18'],
      ...['310,966.24', 'สามแสนหนึ่งหมื่นเก้าพันเก้าร้อยสามสิบหกบาทสี่สิบสองสตางค์'],
      ...['31 มกราคม 2643', 'ราคานี้รวมค่าเดินทาง'],
    ]) {
      expect(first).toContain(words);
    }
    expect(cards).toContain('คอมโพสิตการ์ด');
    expect(cards).toContain('Bella');
  });

  test('and in English', async () => {
    const [first = ''] = await pdf(`/${id}/pdf?language=en`);
    for (const words of [
      'Quotation',
      'Namphueng Co., Ltd.',
      'Branch 00002',
      'Withholding tax 3%',
    ]) {
      expect(first).toContain(words);
    }
    expect(first).toContain('Three hundred nineteen thousand');
  });

  test('shows no cost and no margin to any reader', async () => {
    const business = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: businessProfileId },
    });
    for (const [path, who] of [
      [`/${id}/pdf`, site.staff],
      [`/${id}/pdf`, business],
      [`${client}/pdf`, null],
    ] as const) {
      const text = (await pdf(path, who ?? undefined)).join(' ');
      expect(text.replaceAll(',', '')).not.toMatch(/30303|60606|118188/);
    }
  });

  test('is only for the business of the proposal, and embeds its fonts', async () => {
    const stranger = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: await site.records.business() },
    });
    expect((await send(stranger, 'GET', `/${id}/pdf`)).statusCode).toBe(404);
    const answer = await send(site.staff, 'GET', `/${id}/pdf`);
    expect(answer.headers['content-disposition']).toMatch(/filename="PR-25\d\d-\d{4}\.pdf"/);
    expect(answer.rawPayload.toString('latin1').match(/\/FontFile[23] /g)).toHaveLength(2);
  });

  test('leaves out talents whose consent has ended', async () => {
    const { items } = await ok<{ items: { talentId: string }[] }>(site.staff, 'GET', `/${id}`);
    await site.records.db
      .updateTable('talent')
      .set({ active: false })
      .where('id', '=', items[1]!.talentId)
      .execute();
    const text = (await pdf(`${client}/pdf`)).join(' ');
    expect(text).not.toContain('Bella');
    expect(text).toContain('200,004.00');
  });
});

test('after acceptance prints the final line-up: a promoted backup in place of the replaced talent', async () => {
  const names = ['ฟ้าใส', 'Marisa', 'Somchai'];
  const items = [];
  for (const [at, name] of names.entries())
    items.push({ talentId: await talent({ display_name: name }), unitPrice: 1000 * (at + 1) });
  const { id, client, proposal } = await sent({ businessProfileId, items });
  const ids = proposal.items.map((item) => item.id);
  for (const [at, decision] of ['Yes', 'Backup', 'Yes'].entries())
    await ok(null, 'PUT', `${client}/item/${ids[at]}`, { decision, version: 1 });
  await ok(null, 'POST', `${client}/respond`);
  await ok(null, 'POST', `${client}/accept`);
  const days = { kind: 'Option1', from: '2027-06-10', to: '2027-06-11' };
  await ok(site.staff, 'POST', `/${id}/book`, {
    items: [{ itemId: ids[1], ...days, replaces: ids[0] }],
  });
  for (const path of [`/${id}/pdf`, `${client}/pdf`]) {
    const text = (await pdf(path)).join(' ');
    expect(text).toContain('แทน ฟ้าใส');
    expect(text).toContain('5,000.00');
    expect(text).not.toContain('6,000.00');
  }
});
