import { describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { replaceTags, requireTags } from '../../kernel/record/tags.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { workbookRows } from '../../testing/workbook.ts';

const site = staffTestApi();
const PATH = '/api/management/tag';

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const { headers } = site.staff;
  const answer = await site.api.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const create = (th: string, en = '', kind = 'News') =>
  send('POST', PATH, { kind, name: { th, en } });

test('a tag is made, renamed, deleted and restored, and each step is remembered', async () => {
  const { status, body: made } = await create('เบื้องหลัง', 'Behind the scenes');
  expect(status).toBe(201);
  expect(made).toMatchObject({ kind: 'News', uses: 0, version: 1, missingTranslation: false });
  const url = `${PATH}/${made.id}`;
  const name = { th: 'หลังกล้อง', en: '' };
  const renamed = await send('PUT', url, { name, version: 1 });
  expect(renamed.body).toMatchObject({ name, version: 2, missingTranslation: true });
  const stale = await send('PUT', url, { name, version: 1 });
  expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([
    409,
    'VERSION_CONFLICT',
    2,
  ]);
  expect((await send('DELETE', url)).status).toBe(204);
  expect((await send('GET', url)).body.code).toBe('TAG_NOT_EXIST');
  expect((await send('GET', `${PATH}?deleted=true`)).body.items[0]).toMatchObject({ id: made.id });
  expect((await send('POST', `${url}/restore`)).body).toMatchObject({ name, deletedAt: null });
  const history = (await send('GET', `${url}/audit`)).body.items;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'Restore',
    'Delete',
    'Update',
    'Create',
  ]);
});

describe('names', () => {
  test.each([
    ['zero-width and direction characters', 'แฟ\u200Bชั่น\u202E', 'F\u2066ashion', 'แฟชั่น', 'Fashion'],
    ['full width', 'ความงาม', 'Ｂｅａｕｔｙ', 'ความงาม', 'Beauty'],
    ['two sara e and a sara am of two signs', 'เเบรนด์นํ้าหอม', '', 'แบรนด์น้ำหอม', ''],
    ['spaces', '  รางวัล   ใหญ่ ', '', 'รางวัล ใหญ่', ''],
  ])('%s are folded', async (_what, th, en, keptTh, keptEn) => {
    expect((await create(th, en)).body.name).toEqual({ th: keptTh, en: keptEn });
  });

  test('a name that looks like another of the same kind is refused, in either language', async () => {
    await create('ดนตรี', 'Pop Music');
    await create('กิ่งแก้ว รุ่น ๒');
    for (const [th, en, fields] of [
      ['ด\u200Bนตรี', '', ['name.th']],
      ['ดน ตรี', '', ['name.th']],
      ['เพลง', 'pop-music', ['name.en']],
      ['เพลง', 'Рор Мusіс', ['name.en']],
      ['POPMUSIC', '', ['name.th']],
      ['ก่ิงเเก้้ว รุ่น 2', '', ['name.th']],
    ] as const) {
      const { status, body } = await create(th, en);
      expect([status, body.code]).toEqual([409, 'TAG_DUPLICATE']);
      expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    }
    expect((await create('ดนตรี', 'Pop Music', 'Job')).status).toBe(201);
  });

  test('a tone mark makes another word', async () => {
    expect((await create('เสือ')).status).toBe(201);
    expect((await create('เสื้อ')).status).toBe(201);
  });

  test.each(['\u200B\u2060', '', 'ก'.repeat(51)])('%j is refused', async (th) => {
    expect((await create(th)).status).toBe(400);
  });

  test('a deleted name is free, and then not restored', async () => {
    const { body: gone } = await create('ซ้ำ');
    await send('DELETE', `${PATH}/${gone.id}`);
    expect((await create('ซ้ำ')).status).toBe(201);
    expect((await send('POST', `${PATH}/${gone.id}/restore`)).body.code).toBe('TAG_DUPLICATE');
  });
});

describe('merging', () => {
  const two = async (kind: 'News' | 'Talent' | 'Job') => [
    await site.records.tag(kind, `เก่า${newId()}`),
    await site.records.tag(kind, `ใหม่${newId()}`),
  ];
  const merge = (id: string, ids: string[], version = 1) =>
    send('POST', `${PATH}/${id}/merge`, { ids, version });

  test('records with either tag get the remaining one, once, in the same position', async () => {
    const [old, kept] = (await two('News')) as [string, string];
    const other = await site.records.tag('News', `อื่น${newId()}`);
    const first = await site.records.news({}, [old, other]);
    const both = await site.records.news({}, [other, old, kept]);
    expect((await send('GET', `${PATH}/${kept}`)).body.uses).toBe(1);
    expect((await merge(kept, [old])).body).toMatchObject({ uses: 2, version: 2 });
    const tagsOf = async (id: string) =>
      (await site.api.app.inject(`/api/news/${id}`))
        .json()
        .tags.map((tag: { id: string }) => tag.id);
    expect(await tagsOf(first)).toEqual([kept, other]);
    expect(await tagsOf(both)).toEqual([other, kept]);
    expect((await send('POST', `${PATH}/${old}/restore`)).body.code).toBe('TAG_NOT_EXIST');
    const found = await site.api.app.inject(`/api/news?tags=${old}`);
    expect(found.json().total).toBe(2);
    const [event] = (await send('GET', `${PATH}/${kept}/audit`)).body.items;
    expect(event).toMatchObject({ action: 'Merge' });
    expect(event.changes).toContainEqual({ field: 'records', before: null, after: 1 });
  });

  test('a talent and a job keep what they bore', async () => {
    const [old, kept] = (await two('Talent')) as [string, string];
    await site.records.talent({}, { tagIds: [old] });
    expect((await merge(kept, [old])).body.uses).toBe(1);
    expect((await site.api.app.inject(`/api/talent?tags=${kept}`)).json().total).toBe(1);
    const [before, after] = (await two('Job')) as [string, string];
    const business_profile_id = await site.records.business();
    const job_id = await site.records.job({ business_profile_id });
    await site.records.db.insertInto('job_tag').values({ job_id, tag_id: before }).execute();
    expect((await merge(after, [before])).body.uses).toBe(1);
    expect((await site.api.app.inject(`/api/job?tags=${after}`)).json().total).toBe(1);
  });

  test('a form that was open, with a tag that was merged meanwhile, saves the one that stayed', async () => {
    const [old, kept] = (await two('Talent')) as [string, string];
    const id = await site.records.talent({}, { tagIds: [old] });
    await merge(kept, [old]);
    const db = site.records.db;
    await requireTags(db, 'Talent', [old], 'tags');
    await db.transaction().execute((trx) => replaceTags(trx, { kind: 'Talent', id }, [old, kept]));
    expect((await send('GET', `${PATH}/${kept}`)).body.uses).toBe(1);
  });

  test('is refused for another kind, itself, a deleted tag and an older version', async () => {
    const [old, kept] = (await two('News')) as [string, string];
    const [job] = (await two('Job')) as [string];
    const answer = await merge(kept, [job, kept, newId()]);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [
        { field: 'ids.0', rule: 'notAllowed' },
        { field: 'ids.1', rule: 'notAllowed' },
        { field: 'ids.2', rule: 'exist' },
      ],
    ]);
    expect((await merge(kept, [old], 9)).body.code).toBe('VERSION_CONFLICT');
    expect((await merge(newId(), [old])).body.code).toBe('TAG_NOT_EXIST');
  });

  test('of two concurrent crossing merges one is done and nothing is lost', async () => {
    const [a, b] = (await two('News')) as [string, string];
    await site.records.news({}, [a]);
    await site.records.news({}, [b]);
    const answers = await Promise.all([merge(a, [b]), merge(b, [a])]);
    const [done] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(done?.body.uses).toBe(2);
  });
});

test('the list counts records per tag, and filters by kind, text and missing translation', async () => {
  const id = await site.records.tag('Talent', 'นักเต้น', 'Dancer');
  await site.records.talent({}, { tagIds: [id] });
  await site.records.talent({ deleted_at: new Date() }, { tagIds: [id] });
  const found = await send('GET', `${PATH}?kind=Talent&keyword=dancer`);
  expect(found.body).toMatchObject({ total: 1, items: [{ id, uses: 1 }] });
  const most = await send('GET', `${PATH}?sortByColumn=Uses&sortByAlphabetically=desc`);
  const uses = most.body.items.map((tag: { uses: number }) => tag.uses);
  expect(uses).toEqual([...uses].sort((x: number, y: number) => y - x));
  const missing = await send('GET', `${PATH}?missingTranslation=true&size=100`);
  expect(missing.body.items.every((tag: { name: { en: string } }) => tag.name.en === '')).toBe(
    true,
  );
  const { rawPayload } = await site.api.app.inject({
    ...{ url: `${PATH}/export?kind=Talent&keyword=dancer`, headers: site.staff.headers },
  });
  const [, exported] = workbookRows(rawPayload);
  expect(exported?.slice(0, 4)).toEqual(['ศิลปิน', 'นักเต้น', 'Dancer', '1']);
  const choices = await send('GET', `${PATH}/choice?kind=Talent&keyword=นักเต`);
  expect(choices.body.items).toEqual([{ id, name: { th: 'นักเต้น', en: 'Dancer' }, uses: 1 }]);
});
