import { beforeAll, describe, expect, test } from 'vitest';
import { NEWS_TALENTS_MAX } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import { newsCalls } from '../../testing/news-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
let star: string;
let other: string;
let hidden: string;
beforeAll(async () => {
  calls = newsCalls(site);
  star = await site.records.talent({ display_name: 'ฟ้าใส ดวงดาว' });
  other = await site.records.talent({ display_name: 'ทะเล คลื่นลม' });
  hidden = await site.records.talent({ display_name: 'เงา เร้นลับ', active: false });
});

const made = async (given: object) => (await calls.create(site.staff, given)).json();
const publicTalents = async (id: string) =>
  (await calls.readPublic(id)).json().talents.map((one: { id: string }) => one.id);
const found = async (query: string) => {
  const answer = await site.api.app.inject(`/api/news?${query}`);
  return answer.json().items.map(({ id }: { id: string }) => id);
};

describe('talents whom an article names', () => {
  test('are read in their order; one who is not public only by staff', async () => {
    const record = await made({ talentIds: [other, hidden, star] });
    expect(record.talents).toMatchObject([
      { id: other, isShown: true },
      { id: hidden, isShown: false },
      { id: star, isShown: true, name: { th: 'ฟ้าใส ดวงดาว' } },
    ]);
    expect(await publicTalents(record.id)).toEqual([other, star]);
    expect((await calls.readPublic(record.id)).body).not.toContain('เร้นลับ');
  });

  test('lead to it: by their id and by their name, when they are public', async () => {
    const { id } = await made({ talentIds: [star, hidden] });
    expect(await found(`talentId=${star}`)).toContain(id);
    expect(await found(`keyword=${encodeURIComponent('ฟ้าใส')}`)).toContain(id);
    expect(await found(`talentId=${hidden}`)).toEqual([]);
    expect(await found(`keyword=${encodeURIComponent('เร้นลับ')}`)).toEqual([]);
    await calls.update(site.staff, id, { version: 1, publish: false });
    expect(await found(`talentId=${star}`)).not.toContain(id);
  });

  test('are replaced as one change with a history, and stay when they are not given', async () => {
    const { id } = await made({ talentIds: [star, other] });
    await calls.update(site.staff, id, { version: 1, title: { th: 'ใหม่' } });
    expect(await publicTalents(id)).toEqual([star, other]);
    const saved = await calls.update(site.staff, id, { version: 2, talentIds: [other, star] });
    expect(saved.json().version).toBe(3);
    expect(await publicTalents(id)).toEqual([other, star]);
    const { items } = (await calls.send(site.staff, 'GET', `/${id}/history`)).json();
    expect(items[0].changes).toMatchObject([
      {
        field: 'talents',
        before: ['ฟ้าใส ดวงดาว', 'ทะเล คลื่นลม'],
        after: ['ทะเล คลื่นลม', 'ฟ้าใส ดวงดาว'],
      },
    ]);
    const none = await calls.update(site.staff, id, { version: 3, talentIds: [] });
    expect(none.json().talents).toEqual([]);
  });

  test('are gone from it when they are deleted', async () => {
    const gone = await site.records.talent();
    const { id } = await made({ talentIds: [gone, star] });
    const path = `/api/management/talent/${gone}`;
    await site.api.app.inject({ method: 'DELETE', url: path, headers: site.admin.headers });
    expect(await publicTalents(id)).toEqual([star]);
    expect((await calls.read(site.staff, id)).talents).toMatchObject([{ id: star }]);
  });

  test.each([
    ['unknown', () => [star, newId()], 'talentIds.1'],
    ['named twice', () => [star, star], 'talentIds'],
    ['too many', () => Array.from({ length: NEWS_TALENTS_MAX + 1 }, newId), 'talentIds'],
  ])('%s ones are refused by field', async (_case, ids, field) => {
    const answer = await calls.create(site.staff, { talentIds: ids() });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
  });
});

describe('who made an article', () => {
  test('is one line in each language', async () => {
    const byline = { th: ' กองบรรณาธิการ\nดารา ', en: 'Dara editors' };
    const { id } = await made({ byline, photoCredit: { th: 'ณัฐ' } });
    expect((await calls.readPublic(id)).json()).toMatchObject({
      byline: { th: 'กองบรรณาธิการ ดารา', en: 'Dara editors' },
      photoCredit: { th: 'ณัฐ', en: '' },
    });
  });

  test('is limited in length', async () => {
    const answer = await calls.create(site.staff, { byline: { th: 'ก'.repeat(121) } });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'byline.th']);
  });
});

describe('an unsaved draft', () => {
  const data = () => ({ talentIds: [hidden, star], byline: { th: 'ร่าง' } });
  const draft = (id: string, body: object) => calls.send(site.staff, 'PUT', `/${id}/draft`, body);

  test('shows its public talents in the preview', async () => {
    const { id } = await made({ publish: false, talentIds: [other] });
    await draft(id, { baseVersion: 1, data: data() });
    const { path } = (await calls.send(site.staff, 'POST', `/${id}/preview`)).json();
    const url = `/api/news/preview/${path.split('/').at(-1)}`;
    expect((await site.api.app.inject(url)).json()).toMatchObject({
      talents: [{ id: star }],
      byline: { th: 'ร่าง', en: '' },
    });
  });

  test('knows what the article named when it began', async () => {
    const { id } = await made({ talentIds: [other], byline: { th: 'เดิม' } });
    const base = {
      ...{ publish: true, publishAt: null, order: null, tags: [] },
      ...{ talentIds: [other], byline: { th: 'เดิม' } },
    };
    await draft(id, { baseVersion: 1, data: data(), base });
    await calls.update(site.admin, id, { version: 1, talentIds: [], byline: { th: 'อื่น' } });
    expect((await calls.read(site.staff, id)).draft.base).toMatchObject({
      talents: [{ id: other }],
      byline: { th: 'เดิม', en: '' },
    });
  });
});
