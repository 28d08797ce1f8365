import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import { TEST_PASSWORD, type SignedIn } from '../../../testing/test-api.ts';
import type { BulkResult } from '../../../kernel/record/bulk.ts';

const setup = staffTestApi();
const { send, put, record } = talentCalls(() => setup.api);

async function hired(): Promise<string> {
  const id = await setup.records.talent();
  const job_id = await setup.records.job({ business_profile_id: await setup.records.business() });
  await setup.records.db
    .insertInto('job_application')
    .values({ id: newId(), job_id, talent_id: id, status: 'Hired' })
    .execute();
  return id;
}

describe('deleting', () => {
  test('takes record, page and account away; restoring brings them back', async () => {
    const id = await setup.records.talent({ is_top10: true });
    const talent = await setup.api.signIn({ permission: 'Talent', talent_id: id });
    const login = () =>
      setup.api.app.inject({
        method: 'POST',
        url: '/api/authorization/login',
        payload: { email: talent.email, password: TEST_PASSWORD },
      });
    const before = await record(setup.admin, id);
    expect((await send(setup.admin, 'DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await send(setup.admin, 'GET', `/${id}`)).statusCode).toBe(404);
    expect((await send(talent, 'GET', `/${id}`)).statusCode).toBe(401);
    expect((await setup.api.app.inject(`/api/talent/${id}`)).statusCode).toBe(404);
    expect((await login()).statusCode).toBe(401);
    expect((await put(setup.staff, id, { height: 160, version: 1 })).statusCode).toBe(404);
    expect((await send(setup.admin, 'DELETE', `/${id}`)).statusCode).toBe(404);
    const back = await send(setup.admin, 'POST', `/${id}/restore`);
    const { isTop10: _top, ...same } = before;
    expect(back.json()).toMatchObject({
      ...same,
      updatedAt: expect.any(String),
      version: 3,
      isTop10: false,
    });
    expect((await setup.api.app.inject(`/api/talent/${id}`)).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
    // Who was signed in before has to sign in again.
    expect((await send(talent, 'GET', `/${id}`)).statusCode).toBe(401);
    // A second click finds it restored.
    expect((await send(setup.admin, 'POST', `/${id}/restore`)).json()).toMatchObject({
      version: 3,
    });
  });

  test('only an administrator reads deleted talents', async () => {
    const id = await setup.records.talent();
    const talent = await setup.api.signIn({ permission: 'Talent', talent_id: id });
    const deleted = (who: SignedIn) => send(who, 'GET', `/${id}?deleted=true`);
    expect(refusal(await deleted(setup.admin))).toEqual([404, 'TALENT_NOT_EXIST', []]);
    expect(refusal(await deleted(talent))).toEqual([403, 'FORBIDDEN', []]);
    const { displayName } = await record(setup.admin, id);
    await send(setup.admin, 'DELETE', `/${id}`);
    expect((await deleted(setup.admin)).json()).toMatchObject({ id, displayName });
    expect(refusal(await deleted(setup.staff))).toEqual([403, 'FORBIDDEN', []]);
  });

  test('cannot be restored after 30 days, nor an unknown one', async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
    const late = await setup.records.talent({ deleted_at: days(30.01) });
    const just = await setup.records.talent({ deleted_at: days(29.99) });
    for (const id of [late, newId(), 'abc']) {
      const answer = await send(setup.admin, 'POST', `/${id}/restore`);
      expect(refusal(answer)).toEqual([404, 'TALENT_NOT_EXIST', []]);
    }
    expect((await send(setup.admin, 'POST', `/${just}/restore`)).statusCode).toBe(200);
  });

  test('a name taken meanwhile is reported when restoring', async () => {
    const id = await setup.records.talent({ display_name: 'ชื่อที่ว่าง' });
    await send(setup.admin, 'DELETE', `/${id}`);
    await setup.records.talent({ display_name: 'ชื่อที่ว่าง' });
    const answer = await send(setup.admin, 'POST', `/${id}/restore`);
    expect(refusal(answer).slice(0, 2)).toEqual([409, 'DISPLAY_NAME_DUPLICATE']);
    expect((await send(setup.admin, 'GET', `/${id}`)).statusCode).toBe(404);
  });

  test('who is hired stays', async () => {
    const id = await hired();
    const answer = await send(setup.admin, 'DELETE', `/${id}`);
    expect(refusal(answer).slice(0, 2)).toEqual([409, 'UNABLE_TO_DEACTIVATE']);
    expect((await send(setup.admin, 'GET', `/${id}`)).statusCode).toBe(200);
  });
});

describe('in bulk', () => {
  const bulk = (body: object) => send(setup.staff, 'POST', '/bulk', body);
  const codes = async (body: object) =>
    (await bulk(body)).json<BulkResult>().results.map(({ code }) => code);

  test('each is answered for itself; what is done already costs no version', async () => {
    const one = await setup.records.talent({ is_top10: true });
    const off = await setup.records.talent({ active: false });
    const ids = [one, await hired(), newId(), off];
    expect(await codes({ ids, action: 'deactivate' })).toEqual([
      null,
      'UNABLE_TO_DEACTIVATE',
      'TALENT_NOT_EXIST',
      null,
    ]);
    expect(await record(setup.staff, one)).toMatchObject({
      active: false,
      isTop10: false,
      version: 2,
    });
    expect(await record(setup.staff, off)).toMatchObject({ active: false, version: 1 });
    expect(await codes({ ids: [one, off], action: 'activate' })).toEqual([null, null]);
    expect(await record(setup.staff, one)).toMatchObject({
      active: true,
      isTop10: false,
      version: 3,
    });
  });

  test('tags are added to the own ones and taken away, 20 at most', async () => {
    const [a, b, c] = await Promise.all(
      ['เอ', 'บี', 'ซี'].map((th) => setup.records.tag('Talent', th)),
    );
    const id = await setup.records.talent({}, { tagIds: [b!] });
    const named = async () => (await record(setup.staff, id)).tags.map(({ th }) => th);
    await bulk({ ids: [id], action: 'tag', tagIds: [a, b, c] });
    expect(await named()).toEqual(['บี', 'เอ', 'ซี']);
    await bulk({ ids: [id], action: 'untag', tagIds: [b] });
    expect(await named()).toEqual(['เอ', 'ซี']);
    const many = await Promise.all(
      Array.from({ length: 19 }, (_, index) => setup.records.tag('Talent', `แท็ก ${index}`)),
    );
    expect(await codes({ ids: [id], action: 'tag', tagIds: many })).toEqual(['VALIDATION_FAILED']);
    expect(await named()).toHaveLength(2);
  });

  test.each([
    [{ ids: [], action: 'activate' }, 'ids:minItems'],
    [{ ids: Array.from({ length: 101 }, () => newId()), action: 'activate' }, 'ids:maxItems'],
    [{ ids: [newId()], action: 'delete' }, 'action:enum'],
    [{ ids: [newId()], action: 'tag' }, 'tagIds:required'],
    [{ ids: [newId()], action: 'tag', tagIds: [newId()] }, 'tagIds.0:exist'],
  ])('refuses %j', async (body, error) => {
    expect(refusal(await bulk(body))).toEqual([400, 'VALIDATION_FAILED', [error]]);
  });
});
