import { describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { dayFrom, testInviters } from '../../testing/inviters.ts';

const all = testInviters();

describe('inviting', () => {
  test('notifies each talent once, and keeps the message in both languages', async () => {
    const { records, api } = all;
    const english = await records.talent();
    const reader = await api.signIn({
      permission: 'Talent',
      talent_id: english,
      language: 'en',
    });
    const results = await all.invite({
      talentIds: [all.talentId, english],
      message: { th: ' อยากชวนมาแคสต์\r\nค่ะ ', en: 'Come and cast' },
      offeredRate: 15_000.5,
    });
    expect(results.map(({ code }) => code)).toEqual([null, null]);
    const items = await all.list();
    const message = { th: 'อยากชวนมาแคสต์\nค่ะ', en: 'Come and cast' };
    expect(items.map((item) => item['message'])).toEqual([message, message]);
    const own = (await all.call('GET', '/api/job/requestjob', reader)).json();
    expect(own.items).toMatchObject([{ request: { message } }]);
    expect(items[0]).toMatchObject({
      status: 'Pending',
      sentBy: 'Agency',
      offeredRate: 15_000.5,
      respondBy: dayFrom(5),
      seenAt: null,
      answeredAt: null,
      canRemind: false,
      canCancel: true,
    });
    const [notice] = await all.notices(reader, 'InvitationReceived');
    expect(notice).toMatchObject({ data: { jobId: all.jobId, respondBy: dayFrom(5) } });
    expect(JSON.stringify(notice)).not.toContain('15000.5');
  });

  test.each([
    ['Thai alone is kept', { th: 'มาแคสต์' }, { th: 'มาแคสต์', en: '' }],
    ['English alone is used for both', { th: ' ', en: 'Come' }, { th: 'Come', en: 'Come' }],
    ['spaces are none', { th: ' ', en: ' ' }, null],
    ['it may be left out', undefined, null],
  ])('takes a message in one language: %s', async (_name, message, kept) => {
    await all.invite({ ...(message && { message }) });
    expect((await all.list())[0]?.['message']).toEqual(kept);
  });

  test('names each who could not be invited, and why', async () => {
    const { records } = all;
    const pending = await records.talent({ status: 'Pending' });
    const inactive = await records.talent({ active: false });
    const applied = await records.talent();
    await records.db
      .insertInto('job_application')
      .values({ id: newId(), job_id: all.jobId, talent_id: applied })
      .execute();
    const invited = await records.talent();
    await all.invite({ talentIds: [invited] });
    const unknown = newId();
    const ids = [pending, inactive, applied, invited, unknown, all.talentId];
    const results = await all.invite({ talentIds: ids });
    expect(results).toMatchObject([
      { id: pending, code: 'TALENT_NOT_APPROVED' },
      { id: inactive, code: 'TALENT_NOT_APPROVED' },
      { id: applied, code: 'ALREADY_APPLIED' },
      { id: invited, code: 'ALREADY_INVITED' },
      { id: unknown, code: 'TALENT_NOT_EXIST' },
      { id: all.talentId, code: null },
    ]);
  });

  test('two concurrent requests create one invitation', async () => {
    const both = await Promise.all([all.invite(), all.invite()]);
    const codes = both.flat().map(({ code }) => String(code));
    expect(codes.sort()).toEqual(['ALREADY_INVITED', 'null']);
    expect(await all.list()).toHaveLength(1);
  });

  test('is possible again after a refusal, and after the last day of the one before', async () => {
    for (const row of [
      { status: 'Declined' as const },
      { status: 'Pending' as const, respond_by: '2020-01-01' },
    ]) {
      const jobId = await all.job();
      const old = { id: newId(), job_id: jobId, talent_id: all.talentId, ...row };
      await all.records.db.insertInto('job_request').values(old).execute();
      expect(await all.invite({}, all.staff, jobId)).toMatchObject([{ code: null }]);
    }
  });

  test.each([
    ['a draft', { status: 'Draft' }],
    ['a closed job', { status: 'Closed' }],
    ['a job past its last day', { apply_until: '2020-01-01' }],
  ])('is refused for %s', async (_name, row) => {
    const [answer] = await all.invite({}, all.staff, await all.job(row));
    expect(answer).toMatchObject({ code: 'JOB_CLOSED' });
  });

  test('is refused for a job of a business that is suspended', async () => {
    const business_profile_id = await all.records.business({ status: 'Suspended' });
    const jobId = await all.records.job({ business_profile_id });
    expect(await all.invite({}, all.staff, jobId)).toMatchObject([{ code: 'JOB_CLOSED' }]);
  });

  test.each([
    ['yesterday', -1, 'min'],
    ['past the last day to apply', 9, 'max'],
  ])('wants an answer not by %s', async (_name, days, rule) => {
    const jobId = await all.job({ apply_until: dayFrom(8) });
    const [answer] = await all.invite({ respondBy: dayFrom(days) }, all.staff, jobId);
    expect(answer).toMatchObject({ errors: [{ field: 'respondBy', rule }] });
  });
});

describe('candidates', () => {
  const find = async (query: string, person = all.staff) =>
    (await all.call('GET', `/api/management/job/${all.jobId}/candidate?${query}`, person)).json();

  test('are narrowed by what the job wants, and say what they have to do with it', async () => {
    const { records } = all;
    all.jobId = await all.job({ shoot_from: '2030-01-10', shoot_to: '2030-01-12' });
    const bookouts = JSON.stringify([{ from: '2030-01-12', to: '2030-01-20' }]);
    const singer = await records.talent(
      { gender: 'Male', height: 181, bookouts },
      { types: ['Singer'] },
    );
    const model = await records.talent(
      { gender: 'LGBTQ+', height: 182 },
      { types: ['Influencer'] },
    );
    await records.talent({ gender: 'Female', height: 183 }, { types: ['Singer'] });
    await records.talent({ gender: 'Male', height: 181, status: 'Pending' }, { types: ['Singer'] });
    await all.invite({ talentIds: [model] });
    const query =
      'talentType=Singer&talentType=Influencer&gender=Male&gender=LGBTQ%2B&heightFrom=181';
    const { items, total } = await find(query);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: model, invitation: 'Pending', canInvite: false, clash: null, hasApplied: false },
      { id: singer, invitation: null, canInvite: true, clash: 'Bookout' },
    ]);
  });

  test('speak all languages that are asked for', async () => {
    const languages = ['th', 'en', 'zh'];
    const speaker = await all.records.talent({ height: 141, languages });
    await all.records.talent({ height: 141, languages: ['th', 'en'] });
    for (const who of [all.staff, all.owner]) {
      const { items } = await find('heightFrom=141&heightTo=141&language=zh&language=en', who);
      expect(items).toMatchObject([{ id: speaker }]);
    }
  });

  test('who are booked on the days of the shooting are named, and not invited', async () => {
    const { records } = all;
    all.jobId = await all.job({ shoot_from: '2031-01-10', shoot_to: '2031-01-12' });
    const booked = await records.talent({ height: 191 });
    const held = await records.talent({ height: 191 });
    const days = { from_day: '2031-01-12', to_day: '2031-01-14' };
    await records.db
      .insertInto('booking')
      .values([
        { id: newId(), talent_id: booked, kind: 'Booked', ...days },
        { id: newId(), talent_id: booked, kind: 'Option2', ...days },
        { id: newId(), talent_id: held, kind: 'Option1', ...days },
      ])
      .execute();
    const { items } = await find('heightFrom=191&sortByColumn=CreatedAt&sortByAlphabetically=asc');
    expect(items).toMatchObject([
      { id: booked, clash: 'Booked' },
      { id: held, clash: 'Option1' },
    ]);
    expect(await all.invite({ talentIds: [booked, held] })).toMatchObject([
      { code: 'DAYS_BOOKED' },
      { code: null },
    ]);
  });

  test('of a business are public talents, with public data only', async () => {
    const hidden = await all.records.talent({ height: 201 }, { consent: false });
    const shown = await all.records.talent({
      height: 201,
      weight: 99,
      email: 'secret@talent.test',
    });
    const theirs = await find('heightFrom=201', all.owner);
    expect(theirs.items).toMatchObject([{ id: shown, clash: null }]);
    expect(JSON.stringify(theirs)).not.toMatch(/secret|weight|phone|birthday/);
    expect((await find('heightFrom=201')).total).toBe(2);
    expect(await find('weightFrom=90', all.owner)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await find('weightFrom=90')).items).toMatchObject([{ id: shown }]);
    const results = await all.invite({ talentIds: [hidden, shown] }, all.owner);
    expect(results.map(({ code }) => code)).toEqual(['TALENT_NOT_EXIST', null]);
  });
});
