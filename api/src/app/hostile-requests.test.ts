import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '../testing/api-routes.ts';
import { contentsOf } from '../testing/contents.ts';
import { hostileTo, type ApiRoute, type HostileRequest } from '../testing/hostile-requests.ts';
import { createRecords } from '../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';

const PEOPLE = ['anonymous', 'Talent', 'Business', 'Staff', 'Admin'] as const;
type Person = (typeof PEOPLE)[number];

/** Of the requests that somebody could send to a route, this one and every so manieth after it. */
const STEP = 29;
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

describe('a field that nothing declares', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await contentsOf(api.services);
  });

  test.each(routes.map((route) => [nameOf(route), route] as const))(
    '%s refuses it by its name',
    async (_name, route) => {
      const unnamed: string[] = [];
      for (const request of hostileTo(route, paramOf).unknownFields()) {
        const answers = new Set<string>();
        for (const person of PEOPLE) {
          const answer = await send(person, request);
          const { errors = [] } = answer.json<{ errors?: { field: string; rule: string }[] }>();
          const isNamed = errors.some(
            ({ field, rule }) => field === request.unknown && rule === 'unknown',
          );
          answers.add(isNamed ? 'named' : `${person}: ${answer.statusCode}`);
        }
        const others = [...answers].filter((each) => !/named|: (?:401|403|404)$/.test(each));
        if (others.length > 0 || !answers.has('named')) {
          unnamed.push(`${request.url} ${request.unknown}: ${[...answers].join(', ')}`);
        }
      }
      expect(unnamed).toEqual([]);
    },
  );

  test('has had no effect', async () => {
    expect(await contentsOf(api.services)).toEqual(before);
  });
});

describe('a hostile value of every type', () => {
  test.each(routes.map((route, at) => [nameOf(route), route, at] as const))(
    '%s never fails of it',
    async (_name, route, at) => {
      const requests = hostileTo(route, paramOf).hostileValues();
      const failed: string[] = [];
      for (const [shift, person] of PEOPLE.entries()) {
        for (let next = (at + shift * 6) % STEP; next < requests.length; next += STEP) {
          const request = requests[next]!;
          const { statusCode } = await send(person, request);
          if (statusCode >= 500) {
            const { url, payload = '', headers } = request;
            const what = `${url.slice(0, 200)} ${payload.slice(0, 300)} ${JSON.stringify(headers)}`;
            failed.push(`${person} ${statusCode}: ${what}`);
          }
        }
      }
      expect(failed).toEqual([]);
    },
  );
});
