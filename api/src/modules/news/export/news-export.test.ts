import { beforeAll, expect, test } from 'vitest';
import { newsCalls } from '../../../testing/news-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { workbookRows } from '../../../testing/workbook.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(() => {
  calls = newsCalls(site);
});

test('the filtered list goes along as a workbook in its order, and that is written down', async () => {
  const status = 'Unpublished';
  const some = { type: 'TalkOfTheTown', publish: false };
  await calls.create(site.staff, { ...some, title: { th: 'ข. <สอง>', en: 'Two' }, order: 2 });
  await calls.create(site.staff, { ...some, title: { th: 'ก. หนึ่ง', en: 'One' }, order: 1 });
  await calls.create(site.staff, { title: { th: 'ข่าวอื่น', en: 'Another' }, publish: false });
  const asked = `type=TalkOfTheTown&status=${status}&sortByColumn=Order&sortByAlphabetically=asc`;
  const answer = await calls.send(site.staff, 'GET', `/export?language=en&${asked}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/talkofthetown-\d{4}-\d\d-\d\d\.xlsx/);
  const [head, ...rows] = workbookRows(answer.rawPayload);
  expect(head).toEqual(expect.arrayContaining(['Title (Thai)', 'Status', 'Tags']));
  expect(rows.map(([title]) => title)).toEqual(['ก. หนึ่ง', 'ข. &lt;สอง&gt;']);
  expect(rows[0]).toContain('Talk of the town');
  const { diff, entity } = await site.records.db
    .selectFrom('audit_event')
    .select(['diff', 'entity'])
    .where('action', '=', 'Export')
    .where('actor_id', '=', site.staff.id)
    .executeTakeFirstOrThrow();
  expect([entity, diff]).toEqual(['news', { type: 'TalkOfTheTown', status, rows: 2 }]);
});

test('an unknown tag exports nothing, and so does the empty trash', async () => {
  for (const asked of ['tags=nothing', 'deleted=true']) {
    const answer = await calls.send(site.admin, 'GET', `/export?${asked}`);
    expect([answer.statusCode, workbookRows(answer.rawPayload)]).toEqual([
      200,
      [expect.any(Array)],
    ]);
  }
});

test('an order that is none is refused', async () => {
  const answer = await calls.send(site.admin, 'GET', '/export?sortByColumn=detail');
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
});
