import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../kernel/new-id.ts';
import { createImageStore } from '../modules/image/image.public.ts';
import { imageBytes } from '../testing/form.ts';
import { createRecords } from '../testing/records.ts';
import { PEOPLE, type Known, type Person } from '../testing/rights.ts';
import { TALENT_CALLS } from '../testing/talent-rights.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';
import { buildApi } from './build-app.ts';

/** Values that only the talent and staff may see. */
const SECRETS = ['0899999917', 'guarded@talent.test', 'note-for-the-agency'];

let api: TestApi;
let known: Known;
const people = {} as Record<Person, SignedIn | null>;
beforeAll(async () => {
  api = await createTestApi();
  const records = createRecords(api.services);
  const [phone, email, note] = SECRETS;
  const talentId = await records.talent({
    phone_number: phone,
    email: email!,
    birthday: '1990-01-01',
  });
  const business_profile_id = await records.business();
  const job = () => records.job({ business_profile_id });
  const image = await createImageStore(api.services).add(await imageBytes(), {
    alt: null,
    access: 'private',
    talentId,
  });
  known = {
    talentId,
    workId: await records.work(talentId),
    cardId: await records.photoCard(talentId, { is_default: true }),
    sharedCardId: await records.card(talentId, { shared: true }),
    imageId: image.id,
    jobId: await job(),
    invitedJobId: await job(),
    requestId: newId(),
    unknownId: newId(),
  };
  await records.db
    .insertInto('job_request')
    .values({
      id: known.requestId,
      job_id: known.invitedJobId,
      talent_id: talentId,
      message: note!,
    })
    .execute();
  const business = async (id: string) =>
    api.signIn({ permission: 'Business', business_profile_id: id });
  Object.assign(people, {
    anonymous: null,
    Talent: await api.signIn({ permission: 'Talent', talent_id: talentId }),
    Other: await api.signIn({ permission: 'Talent', talent_id: await records.talent() }),
    Business: await business(business_profile_id),
    Stranger: await business(await records.business()),
    Staff: await api.signIn({ permission: 'Staff' }),
    Admin: await api.signIn({ permission: 'Admin' }),
  });
  const applied = await api.app.inject({
    method: 'POST',
    url: `/api/job/${known.jobId}/apply`,
    headers: people.Talent!.headers,
    payload: { compositeCardId: known.cardId, note },
  });
  if (applied.statusCode !== 201) throw new Error(applied.body);
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

function ask(person: Person, route: string, url: string, payload?: object) {
  const method = route.split(' ')[0] as Method;
  const headers = people[person]?.headers ?? {};
  return api.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

function told(answer: LightMyRequestResponse): string {
  const { statusCode } = answer;
  return statusCode < 300
    ? String(statusCode)
    : `${statusCode} ${answer.json<{ code: string }>().code}`;
}

describe.each(
  TALENT_CALLS.map((call) => [[call.route, call.what].filter(Boolean).join(', '), call] as const),
)('%s', (_name, { route, path, body, answers }) => {
  test.each(PEOPLE)('%s', async (person) => {
    const answer = await ask(person, route, path(known), body);
    expect(told(answer)).toBe(answers[person]);
    if (!['Talent', 'Staff', 'Admin'].includes(person)) {
      for (const secret of SECRETS) expect(answer.body).not.toContain(secret);
    }
  });
});

describe('ids that are invalid only because they belong to another talent', () => {
  test.each([
    [
      'answering an invitation',
      'PUT',
      () => `/api/job/requestjob/${known.requestId}`,
      { status: 'Declined', reason: 'ไม่ว่าง' },
      '404 REQUEST_NOT_EXIST',
    ],
    [
      'applying with a card',
      'POST',
      () => `/api/job/${known.jobId}/apply`,
      'card',
      '404 CARD_NOT_EXIST',
    ],
    [
      'withdrawing',
      'POST',
      () => `/api/job/${known.jobId}/withdraw`,
      undefined,
      '404 APPLICATION_NOT_EXIST',
    ],
  ] as const)('%s', async (_name, method, path, payload, expected) => {
    const body = payload === 'card' ? { compositeCardId: known.cardId } : payload;
    expect(told(await ask('Other', method, path(), body))).toBe(expected);
  });

  test.each(['/api/job/myjob', '/api/job/requestjob', '/api/management/talent/compositecards'])(
    '%s lists no record of another talent',
    async (url) => {
      const theirs = await ask('Other', 'GET', `${url}?talentId=${known.talentId}`);
      expect(theirs.body).not.toContain(known.talentId);
      expect((await ask('Talent', 'GET', url)).json().total).toBeGreaterThan(0);
    },
  );
});

/** The calls that the table has to name. */
const CONCERNS =
  /^\/api\/(?:talent|management\/talent|consent|account|image|video|share)(?:\/|$)|^\/api\/job\/(?:myjob|requestjob|:id\/)/;

test('every route about talents is in the table, and none besides', async () => {
  const routes = new Set<string>();
  const app = buildApi(api.services, { hasLazySchemas: true });
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD' && CONCERNS.test(url)) routes.add(`${each} ${url}`);
    }
  });
  await app.ready();
  await app.close();
  expect(routes.size).toBeGreaterThan(30);
  const named = new Set(TALENT_CALLS.map(({ route }) => route));
  expect([...routes].toSorted()).toEqual([...named].toSorted());
});
