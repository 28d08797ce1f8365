import { describe, expect, test } from 'vitest';
import { today } from '../../kernel/age.ts';
import { newId } from '../../kernel/new-id.ts';
import { testApplicants } from '../../testing/applicants.ts';

const all = testApplicants();

describe('applying', () => {
  test("notifies staff with the talent's name in each language", async () => {
    const db = all.api.services.db;
    await db
      .updateTable('talent')
      .set({
        nick_name: JSON.stringify({ th: 'น้ำผึ้ง', en: 'Honey' }),
        first_name: JSON.stringify({ th: 'มธุรส', en: 'Mathurot' }),
      })
      .where('id', '=', all.talentId)
      .execute();
    await all.api.signIn({ permission: 'Staff' });
    await all.apply(all.jobId);
    const [row] = await all.applications(all.jobId);
    const notice = await db
      .selectFrom('notice')
      .select('data')
      .where('entity_id', '=', row?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(notice.data).toMatchObject({
      talent: { th: 'น้ำผึ้ง', en: expect.stringMatching(/^Honey/) },
    });
  });

  test('keeps the card, the note and the rate, and tells the agency', async () => {
    const before = await all.mails();
    const answer = await all.apply(all.jobId, { note: '  ว่าง​ทุกวัน\r\nครับ ', quotedRate: 4500.5 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      jobId: all.jobId,
      status: 'Applied',
      canWithdraw: true,
      compositeCardId: all.cardId,
      cardName: 'การ์ดหลัก',
      quotedRate: 4500.5,
    });
    const [row] = await all.applications(all.jobId);
    expect(row).toMatchObject({ source: 'Apply', created_by: all.talent.id });
    expect(row?.card_snapshot).toMatchObject({ id: all.cardId, talentName: 'น้ำผึ้ง' });
    expect(row?.note).toContain('ครับ');
    expect((await all.mails()) - before).toBe(1);
    const { diff } = await all.api.services.db
      .selectFrom('audit_event')
      .select('diff')
      .where('entity_id', '=', row?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(diff).toEqual({ jobId: all.jobId });
  });

  test('a second time is refused, also when concurrent', async () => {
    const both = await Promise.all([all.apply(all.jobId), all.apply(all.jobId)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const again = await all.apply(all.jobId);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_APPLIED']);
    expect(await all.applications(all.jobId)).toHaveLength(1);
  });

  test.each<[string, () => Promise<string> | string, string]>([
    ['a closed job', () => all.job({ status: 'Closed' }), 'JOB_CLOSED'],
    ['a job past its last day', () => all.job({ apply_until: '2020-01-01' }), 'JOB_CLOSED'],
    ['a draft', () => all.job({ status: 'Draft' }), 'JOB_NOT_EXIST'],
    ['a cancelled job', () => all.job({ status: 'Cancelled' }), 'JOB_NOT_EXIST'],
    [
      'an internal job without invitation',
      () => all.job({ visibility: 'Internal' }),
      'JOB_NOT_EXIST',
    ],
    ['an unknown job', () => newId(), 'JOB_NOT_EXIST'],
    ['no id', () => 'garbage', 'JOB_NOT_EXIST'],
  ])('is refused by %s', async (_name, make, code) => {
    const id = await make();
    expect((await all.apply(id)).json().code).toBe(code);
    if (id.length === 36) expect(await all.applications(id)).toEqual([]);
  });

  test('takes the last day, and ends when the openings are taken', async () => {
    const lastDay = await all.job({ apply_until: today() });
    expect((await all.apply(lastDay)).statusCode).toBe(201);
    await all.records.db
      .insertInto('job_application')
      .values({ id: newId(), job_id: all.jobId, talent_id: all.otherId, status: 'Hired' })
      .execute();
    expect((await all.apply(all.jobId)).json().code).toBe('JOB_CLOSED');
  });

  test("wants one of the talent's own cards", async () => {
    const foreign = await all.records.card(all.otherId);
    const deleted = await all.records.card(all.talentId, { deleted_at: new Date() });
    for (const compositeCardId of [foreign, deleted, newId()]) {
      const answer = await all.apply(all.jobId, { compositeCardId });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'CARD_NOT_EXIST']);
    }
    expect(await all.applications(all.jobId)).toEqual([]);
  });

  test('sends the card as it is: the facts keep their order', async () => {
    await all.apply(all.jobId);
    const card = `/api/management/talent/${all.talentId}/compositecard/${all.cardId}`;
    const drawing = async (query = '') =>
      (await all.call('GET', `${card}${query}`, all.talent)).json<{ drawing: unknown }>().drawing;
    expect(await drawing(`?jobId=${all.jobId}`)).toEqual(await drawing());
  });

  test.each([
    ['no picture', []],
    ['pictures in places of another template alone', [{ slot: 'front2' }]],
  ])('refuses a card with %s', async (_name, slots) => {
    const imageId = await all.records.image({ talent_id: all.talentId });
    const compositeCardId = await all.records.card(all.talentId, {
      image_ids: [imageId],
      slots: JSON.stringify(slots.map((one) => ({ ...one, imageId, x: 0, y: 0, zoom: 1 }))),
    });
    const answer = await all.apply(all.jobId, { compositeCardId });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'compositeCardId', rule: 'cardWithoutPhoto' }]);
    expect(await all.applications(all.jobId)).toEqual([]);
  });

  test.each([
    [{ compositeCardId: undefined }, 'compositeCardId', 'required'],
    [{ compositeCardId: 'x' }, 'compositeCardId', 'uuid'],
    [{ note: 'x'.repeat(501) }, 'note', 'maxLength'],
    [{ quotedRate: -1 }, 'quotedRate', 'min'],
    [{ quotedRate: 'much' }, 'quotedRate', 'type'],
  ])('refuses %j at its field', async (body, field, rule) => {
    const answer = await all.apply(all.jobId, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ field, rule })]);
  });

  test.each([{ status: 'Pending' }, { status: 'Archived' }, { active: false }] as const)(
    'is not for a talent that is %j',
    async (row) => {
      const id = await all.records.talent(row);
      const person = await all.api.signIn({ permission: 'Talent', talent_id: id });
      const compositeCardId = await all.records.card(id);
      const answer = await all.apply(all.jobId, { compositeCardId }, person);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'TALENT_NOT_APPROVED']);
      expect(await all.viewer(all.jobId, person)).toMatchObject({ isApproved: false, cards: 1 });
    },
  );

  test.each([
    ['Business', 403],
    ['Staff', 403],
    ['Admin', 403],
    [null, 401],
  ] as const)('answers %s with %i', async (permission, status) => {
    const person = permission ? await all.api.signIn({ permission }) : undefined;
    const headers = person?.headers ?? {};
    for (const [method, url] of [
      ['POST', `/api/job/${all.jobId}/apply`],
      ['POST', `/api/job/${all.jobId}/withdraw`],
      ['GET', '/api/job/myjob'],
      ['GET', '/api/job/requestjob'],
      ['PUT', `/api/job/requestjob/${newId()}`],
    ] as const) {
      expect((await all.api.app.inject({ method, url, headers })).statusCode).toBe(status);
    }
  });
});
