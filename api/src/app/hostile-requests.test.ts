import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '../testing/api-routes.ts';
import { contentsOf } from '../testing/contents.ts';
import {
  hostileRequests,
  type ApiRoute,
  type HostileRequest,
} from '../testing/hostile-requests.ts';
import { createRecords } from '../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';

const PEOPLE = ['Admin', 'Staff', 'Business', 'Talent', 'anonymous'] as const;
type Person = (typeof PEOPLE)[number];

/** Every `STEP`th of the possible requests is sent. */
const isAll = process.env['DARA_TEST_ALL'] === '1';
const STEP = isAll ? 29 : 193;
/** What these do to the records and sign-ins of this test the others would no longer find. */
const LAST = /logout|account\/privacy|\/status$|^DELETE|changepassword|\/bulk$/;

const routes = (await apiRoutes()).toSorted(
  (one, other) => Number(LAST.test(nameOf(one))) - Number(LAST.test(nameOf(other))),
);
let api: TestApi;
const people = {} as Record<Person, SignedIn | null>;
const known: Record<string, string> = { slug: 'privacy', kind: 'talent' };

beforeAll(async () => {
  api = await createTestApi();
  const records = createRecords(api.services);
  const talentId = await records.talent();
  const business_profile_id = await records.business();
  Object.assign(known, {
    talent: talentId,
    workId: await records.work(talentId),
    cardId: await records.card(talentId, { shared: true }),
    job: await records.job({ business_profile_id }),
    news: await records.news(),
    image: await records.image(),
  });
  Object.assign(people, {
    anonymous: null,
    Talent: await api.signIn({ permission: 'Talent', talent_id: talentId }),
    Business: await api.signIn({ permission: 'Business', business_profile_id }),
    Staff: await api.signIn({ permission: 'Staff' }),
    Admin: await api.signIn({ permission: 'Admin' }),
  });
  known['profile'] = people.Admin!.id;
});
afterAll(() => api.close());

function nameOf({ method, url }: ApiRoute): string {
  return `${method} ${url}`;
}

function paramOf(name: string, url: string): string {
  if (name === 'file') return url.includes('share') ? 'th.png' : '320.webp';
  const noun = Object.keys(known).find((each) => url.includes(`/${each}`));
  return known[name] ?? (noun && known[noun]) ?? '018cc251-f400-7000-8000-000000000000';
}

let sent = 0;

/** Each from an address of its own, so that no limit comes first. */
function send(person: Person, { method, url, headers, payload }: HostileRequest) {
  sent += 1;
  return api.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: { ...people[person]?.headers, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

test('there are routes to attack', () => {
  expect(routes.length).toBeGreaterThan(50);
});

/** Distinct answers to the users; without `DARA_TEST_ALL` it stops at the first that names the field. */
async function answersTo(request: HostileRequest): Promise<Set<string>> {
  const answers = new Set<string>();
  for (const person of PEOPLE) {
    const answer = await send(person, request);
    const { errors = [] } = answer.json<{ errors?: { field: string; rule: string }[] }>();
    const isNamed = errors.some(
      ({ field, rule }) => field === request.unknown && rule === 'unknown',
    );
    answers.add(isNamed ? 'named' : `${person}: ${answer.statusCode}`);
    if (isNamed && !isAll) break;
  }
  return answers;
}

test('a field that nothing declares is refused by its name and has no effect', async () => {
  const before = await contentsOf(api.services);
  const unnamed: string[] = [];
  for (const route of routes) {
    for (const request of hostileRequests(route, paramOf).unknownFields()) {
      const answers = await answersTo(request);
      const others = [...answers].filter((each) => !/named|: (?:401|403|404)$/.test(each));
      if (others.length > 0 || !answers.has('named'))
        unnamed.push(
          `${nameOf(route)} ${request.url} ${request.unknown}: ${[...answers].join(', ')}`,
        );
    }
  }
  expect(unnamed).toEqual([]);
  expect(await contentsOf(api.services)).toEqual(before);
});

test('no route fails of a hostile value of any type', async () => {
  const failed: string[] = [];
  for (const [at, route] of routes.entries()) {
    const requests = hostileRequests(route, paramOf).hostileValues();
    for (const [shift, person] of PEOPLE.entries()) {
      for (
        let next = (at + shift * Math.ceil(STEP / 5)) % STEP;
        next < requests.length;
        next += STEP
      ) {
        const request = requests[next]!;
        const { statusCode } = await send(person, request);
        if (statusCode >= 500) {
          const { url, payload = '', headers } = request;
          const what = `${url.slice(0, 200)} ${payload.slice(0, 300)} ${JSON.stringify(headers)}`;
          failed.push(`${nameOf(route)} ${person} ${statusCode}: ${what}`);
        }
      }
    }
  }
  expect(failed).toEqual([]);
});
