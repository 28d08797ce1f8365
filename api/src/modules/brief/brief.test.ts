import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../kernel/age.ts';
import { newId } from '../../kernel/new-id.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import { NEW_BRIEF } from '../../testing/trade.ts';
import { briefPageQuery } from './brief.repository.ts';
import type { Brief } from './brief.schema.ts';

/**
 * What could go wrong: a thief floods the agency, mails others through it, finds out who is a hidden talent, attaches a
 * brief to another company, or comes by a job to data that is not public. A clumsy user sends twice, or mistypes. A
 * dying machine stores a brief without its mail or its job.
 */
const site = staffTestApi({
  env: { PUBLIC_URL: 'https://dara.test', CONTACT_EMAIL: 'casting@dara.test' },
});

let businessId: string;
let owner: SignedIn;
let shown: string;
let hidden: string;
beforeAll(async () => {
  businessId = await site.records.business();
  owner = await site.api.signIn({ permission: 'Business', business_profile_id: businessId });
  shown = await site.records.talent({ display_name: 'น้ำผึ้ง' });
  hidden = await site.records.talent({ display_name: 'ลับ', status: 'Pending' });
});

interface Job {
  title: object;
  companyName: { th: string };
}

let visitors = 0;
const valid = (changes: object = {}) => ({
  ...NEW_BRIEF,
  project: `ชาเขียว ${newId()}`,
  email: `${newId()}@brand.test`,
  ...changes,
});
const EVERYTHING = {
  shootFrom: '2100-02-10',
  shootTo: '2100-02-12',
  shootDays: 'หรือ 20 ก.พ.',
  location: 'สตูดิโอ',
  media: ['TV', 'Online'],
  usageMonths: 12,
  territory: 'ไทยและลาว',
  budgetFrom: 10_000,
  budgetTo: 20_000.5,
  budgetUnit: 'Day',
  answerBy: '2100-01-10',
  message: 'ขอคนยิ้มสวย\r\nและว่ายน้ำได้',
  scriptLink: 'https://drive.test/script',
  company: 'Brand Co.',
  phone: '081-234 5678',
};

/** Every brief comes from an address of its own unless a test says otherwise. */
const send = (payload: object, who?: SignedIn, remoteAddress = `10.1.0.${(visitors += 1)}`) =>
  site.api.app.inject({
    ...{ method: 'POST', url: '/api/brief', payload, remoteAddress },
    ...(who && { headers: who.headers }),
  });
const sent = async (payload: object, who?: SignedIn) => {
  const answer = await send(payload, who);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<{ id: string; createdAt: string; jobId: string | null }>();
};
const get = (url: string, who: SignedIn = site.staff) =>
  site.api.app.inject({ url, headers: who.headers });
const read = async (id: string) => (await get(`/api/management/brief/${id}`)).json<Brief>();
const makeJob = (id: string, payload: object, who: SignedIn = site.staff) =>
  site.api.app.inject({
    ...{ method: 'POST', url: `/api/management/brief/${id}/job`, headers: who.headers, payload },
  });
const counts = async () => {
  const { rows } = await sql<{ briefs: number; jobs: number }>`
    SELECT (SELECT count(*)::int FROM brief) AS briefs, (SELECT count(*)::int FROM job) AS jobs`.execute(
    site.records.db,
  );
  return rows[0]!;
};
const mailsTo = async (address: string) => {
  await site.api.services.jobs.drain();
  const all = await site.api.services.outbox();
  const mails = await Promise.all(all.map((source) => PostalMime.parse(source)));
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
};

describe('a brief of anyone', () => {
  test('waits for staff with every field, and is mailed to the agency', async () => {
    const body = valid(EVERYTHING);
    const { id, jobId, createdAt } = await sent({
      ...body,
      talentIds: [shown, hidden, newId(), shown],
    });
    expect(jobId).toBeNull();
    const [mail] = (await mailsTo('casting@dara.test')).slice(-1);
    expect(await read(id)).toEqual({
      ...{ ...body, id, createdAt, jobId: null, businessProfileId: null, language: 'th' },
      ...{ script: null, isTonight: false, phone: '0812345678', message: 'ขอคนยิ้มสวย\nและว่ายน้ำได้' },
      talents: [{ id: shown, name: { th: 'น้ำผึ้ง', en: 'First Last' } }],
      mailedAt: expect.any(String),
    });
    expect(mail?.replyTo).toEqual([{ name: 'ปิ่นเพชร', address: body.email }]);
    for (const text of [
      ...['10 ก.พ. 2643 – 12 ก.พ. 2643', '10,000 – 20,000.5', 'TV, Online', 'ว่ายน้ำได้'],
      `https://dara.test/management/business/brief/detail/${id}`,
      `https://dara.test/talent/${shown}`,
    ]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    expect(mail?.html).not.toContain(hidden);
  });

  test('its sender gets a copy in the own language first, without what others could be made to read', async () => {
    const { email, project } = valid();
    const body = valid({ email, project, message: 'Call 0899999999', language: 'en' });
    await sent({ ...body, talentIds: [shown] });
    const [copy] = await mailsTo(email);
    expect(copy?.subject).toMatch(/^Your brief has reached Dara/);
    expect(copy?.text).toContain(project);
    expect(copy?.text).toContain(`https://dara.test/talent/shortlist?ids=${shown}`);
    expect(copy?.text).not.toMatch(/0899999999|แม่ 1 คน/);
  });

  test('an answer tonight is due today', async () => {
    const { id } = await sent(valid({ isTonight: true, answerBy: '2100-01-01' }));
    expect(await read(id)).toMatchObject({ isTonight: true, answerBy: today() });
    expect((await mailsTo('casting@dara.test')).at(-1)?.subject).toContain('Brief for tonight');
  });

  test.each([
    ['no project', { project: ' ' }, { field: 'project', rule: 'required' }],
    ['a long project', { project: 'ก'.repeat(201) }, { field: 'project', rule: 'maxLength' }],
    ['an unknown kind', { jobType: 'Magic' }, { field: 'jobType' }],
    ['no roles', { roles: '\u200b' }, { field: 'roles', rule: 'required' }],
    ['nobody', { openings: 0 }, { field: 'openings', rule: 'min' }],
    ['a past day', { shootFrom: '2020-01-01' }, { field: 'shootFrom', rule: 'futureDate' }],
    [
      'days in the wrong order',
      { shootFrom: '2100-02-02', shootTo: '2100-02-01' },
      { field: 'shootTo', rule: 'dateRank' },
    ],
    ['an unknown medium', { media: ['Moon'] }, { field: 'media.0' }],
    ['usage for ever', { usageMonths: 61 }, { field: 'usageMonths', rule: 'max' }],
    ['money of no unit', { budgetFrom: 1 }, { field: 'budgetUnit', rule: 'required' }],
    [
      'less than the least',
      { budgetFrom: 2, budgetTo: 1, budgetUnit: 'Job' },
      { field: 'budgetTo', rule: 'min' },
    ],
    ['an answer yesterday', { answerBy: '2020-01-01' }, { field: 'answerBy', rule: 'futureDate' }],
    ['a long message', { message: 'ก'.repeat(2001) }, { field: 'message', rule: 'maxLength' }],
    ['a script elsewhere', { scriptLink: 'http://a.test' }, { field: 'scriptLink', rule: 'link' }],
    ['a script that runs', { scriptLink: 'javascript:x' }, { field: 'scriptLink', rule: 'link' }],
    ['no name', { name: '' }, { field: 'name', rule: 'required' }],
    ['no address', { email: ' ' }, { field: 'email', rule: 'required' }],
    ['a wrong address', { email: 'pin@brand' }, { field: 'email', rule: 'email' }],
    ['a wrong phone', { phone: 'call me' }, { field: 'phone', rule: 'number' }],
    ['31 talents', { talentIds: Array.from({ length: 31 }, newId) }, { field: 'talentIds' }],
    ['something that is no id', { talentIds: ['x'] }, { field: 'talentIds.0' }],
    ['another field', { jobId: newId() }, { field: 'jobId' }],
  ])('refuses %s at its field and keeps nothing', async (_name, changes, error) => {
    const before = await counts();
    const answer = await send(valid(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [error] });
    expect(await counts()).toEqual(before);
  });

  test('names all fields that are wrong at once', async () => {
    const answer = await send(
      valid({ project: '', budgetFrom: 1, answerBy: '2020-01-01', email: 'x' }),
    );
    const fields = answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
    expect(fields.sort()).toEqual(['answerBy', 'budgetUnit', 'email', 'project']);
  });

  test('is taken once when it is sent twice, and answers a bot with success', async () => {
    const before = await counts();
    const payload = valid({ language: 'th' });
    const answers = await Promise.all([send(payload), send(payload), send(payload)]);
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    const bot = await sent(valid({ website: 'https://spam.test' }));
    expect(Object.keys(bot)).toEqual(['id', 'createdAt', 'jobId']);
    expect(await counts()).toEqual({ ...before, briefs: before.briefs + 1 });
    expect(await mailsTo(payload.email)).toHaveLength(1);
  });

  test('five come from one address, counted with messages; wrong ones do not count', async () => {
    const address = '192.0.2.77';
    const url = '/api/contact';
    const message = { name: 'A', email: 'a@brand.test', message: 'hello' };
    await site.api.app.inject({ method: 'POST', url, payload: message, remoteAddress: address });
    await send(valid({ email: 'x' }), undefined, address);
    const states = [];
    for (let index = 0; index < 5; index += 1) {
      states.push((await send(valid(), undefined, address)).statusCode);
    }
    expect(states).toEqual([201, 201, 201, 201, 429]);
  });

  test('is never attached to a company by its address', async () => {
    const { id, jobId } = await sent(valid({ email: owner.email, company: 'Test' }));
    expect(jobId).toBeNull();
    expect((await read(id)).businessProfileId).toBeNull();
  });
});

describe('a brief of a business', () => {
  test('is a draft for invited talents at once, with its candidates', async () => {
    const body = valid({ ...EVERYTHING, talentIds: [shown, hidden] });
    const { id, jobId } = await sent(body, owner);
    const job = (await get(`/api/management/job/${jobId}`, owner)).json<Job>();
    expect(job).toMatchObject({
      ...{ businessProfileId: businessId, status: 'Draft', visibility: 'Internal', starred: 1 },
      ...{ title: { th: body.project, en: '' }, jobType: 'TVC', openings: 2, briefId: id },
      description: { th: 'แม่ 1 คน ลูก 1 คน\n\nขอคนยิ้มสวย\nและว่ายน้ำได้', en: '' },
      ...{ shootFrom: '2100-02-10', shootTo: '2100-02-12', location: 'สตูดิโอ' },
      ...{ media: ['TV', 'Online'], usageMonths: 12, showBudget: false },
      ...{ budgetFrom: 10_000, budgetTo: 20_000.5, budgetUnit: 'Day' },
    });
    expect(JSON.stringify(job)).not.toMatch(/drive\.test|0812345678|ไทยและลาว/);
    await site.records.talent();
    for (const who of [owner, site.staff]) {
      const found = await get(`/api/management/job/${jobId}/candidate?starred=true`, who);
      expect(found.json<{ items: { id: string }[] }>().items.map((one) => one.id)).toEqual([shown]);
    }
    const all = await get(`/api/management/job/${jobId}/candidate`);
    expect(all.json<{ total: number }>().total).toBeGreaterThan(1);
    const [copy] = await mailsTo(body.email);
    expect(copy?.text).toContain('ว่ายน้ำได้');
    const own = await sent(valid(), owner);
    expect((await read(own.id)).company).toBe(job.companyName.th);
  });

  test('makes one job when it is sent twice', async () => {
    const before = await counts();
    const payload = valid();
    const answers = await Promise.all([send(payload, owner), send(payload, owner)]);
    const ids = new Set(answers.map((answer) => answer.json<{ jobId: string }>().jobId));
    expect([ids.size, [...ids][0]]).toEqual([1, expect.any(String)]);
    expect(await counts()).toEqual({ briefs: before.briefs + 1, jobs: before.jobs + 1 });
  });

  test('in English stands for the Thai text until it is translated', async () => {
    const { jobId } = await sent(valid({ project: 'Green tea', language: 'en' }), owner);
    const job = (await get(`/api/management/job/${jobId}`)).json<Job>();
    expect(job.title).toEqual({ th: 'Green tea', en: 'Green tea' });
  });

  test.each([
    ['Pending', true],
    ['Rejected', true],
    // Signed out for all but its own affairs.
    ['Suspended', false],
  ] as const)('waits for staff while the business is %s', async (status, isKnown) => {
    const business_profile_id = await site.records.business({ status });
    const who = await site.api.signIn({ permission: 'Business', business_profile_id });
    const { id, jobId } = await sent(valid(), who);
    expect(jobId).toBeNull();
    expect((await read(id)).businessProfileId).toBe(isKnown ? business_profile_id : null);
  });

  test('is stored with its job and mails, or not at all', async () => {
    const before = await counts();
    const { enqueue } = site.api.services.mailJob;
    site.api.services.mailJob.enqueue = () => Promise.reject(new Error('the machine dies'));
    const payload = valid();
    try {
      expect((await send(payload, owner)).statusCode).toBe(500);
    } finally {
      site.api.services.mailJob.enqueue = enqueue;
    }
    expect(await counts()).toEqual(before);
    expect((await sent(payload, owner)).jobId).not.toBeNull();
  });
});

describe('staff', () => {
  test('make a brief a draft of the business that they name, once', async () => {
    const { id } = await sent(valid({ ...EVERYTHING, talentIds: [shown] }));
    const before = await counts();
    const others = await site.records.business();
    const answers = await Promise.all([
      makeJob(id, { businessProfileId: businessId }),
      makeJob(id, { businessProfileId: businessId }, site.admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const again = await makeJob(id, { businessProfileId: others });
    const jobs = [...answers, again].map((answer) => answer.json<Brief>().jobId);
    expect(new Set(jobs).size).toBe(1);
    expect(await counts()).toEqual({ ...before, jobs: before.jobs + 1 });
    const job = (await get(`/api/management/job/${jobs[0]}`)).json<Job>();
    expect(job).toMatchObject({ businessProfileId: businessId, status: 'Draft', starred: 1 });
  });

  test.each([
    ['no business', {}, { field: 'businessProfileId' }],
    [
      'an unknown one',
      { businessProfileId: newId() },
      { field: 'businessProfileId', rule: 'exist' },
    ],
  ])('name %s in vain', async (_name, body, error) => {
    const { id } = await sent(valid());
    const answer = await makeJob(id, body);
    expect(answer.json()).toMatchObject({ status: 400, errors: [error] });
    expect((await read(id)).jobId).toBeNull();
  });

  test('alone read briefs and make jobs of them', async () => {
    const { id } = await sent(valid());
    const talent = await site.api.signIn({ permission: 'Talent' });
    for (const who of [owner, talent]) {
      expect((await get('/api/management/brief', who)).statusCode).toBe(403);
      expect((await get(`/api/management/brief/${id}`, who)).statusCode).toBe(403);
      expect((await makeJob(id, { businessProfileId: businessId }, who)).statusCode).toBe(403);
    }
    expect((await site.api.app.inject(`/api/management/brief/${id}`)).statusCode).toBe(401);
    for (const unknown of [newId(), 'x']) {
      expect((await get(`/api/management/brief/${unknown}`)).statusCode).toBe(404);
      expect((await makeJob(unknown, { businessProfileId: businessId })).statusCode).toBe(404);
    }
  });

  test('list them by page, newest first, and those without a job', async () => {
    const first = await sent(valid());
    const second = await sent(valid(), owner);
    const list = async (query: string) =>
      (await get(`/api/management/brief${query}`)).json<{ items: Brief[]; total: number }>();
    expect((await list('?size=2')).items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list('?size=1&open=true')).items[0]?.id).toBe(first.id);
    expect((await list('?size=1&open=false')).items[0]?.id).toBe(second.id);
    expect((await list('')).total).toBe((await counts()).briefs);
    const { sql: text } = briefPageQuery(site.records.db, { page: 1, size: 10 });
    expect(text).toMatch(/ORDER BY t\.created_at DESC, t\.id DESC LIMIT 10/);
  });
});
