import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { apiRoutes } from '../../testing/api-routes.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';

const PEOPLE = ['anonymous', 'Talent', 'Stranger', 'Member', 'Owner', 'Staff', 'Admin'] as const;
type Person = (typeof PEOPLE)[number];
type Answers = Record<Person, string>;

const NO_TOKEN = '401 TOKEN_INVALID';
const NOT_YOURS = '404 BUSINESS_NOT_EXIST';
const FORBIDDEN = '403 FORBIDDEN';
const INVALID = '400 VALIDATION_FAILED';

const staff = (answer: string): Answers => ({
  ...(Object.fromEntries(PEOPLE.map((person) => [person, FORBIDDEN])) as Answers),
  anonymous: NO_TOKEN,
  Staff: answer,
  Admin: answer,
});
/** Staff every business, its own people theirs. */
const own = (answer: string, member = answer): Answers => ({
  ...staff(answer),
  Stranger: NOT_YOURS,
  Member: member,
  Owner: answer,
});
/** The people of a business alone. */
const members = (answer: string): Answers => ({
  ...staff(FORBIDDEN),
  ...{ Stranger: answer, Member: answer, Owner: answer },
});
const all = (answer: string) =>
  Object.fromEntries(PEOPLE.map((person) => [person, answer])) as Answers;

const PATH = '/api/management/business';
const ID = `${PATH}/:id`;
const LISTS = '/api/business/shortlist';
const NO_LIST = '404 SHORTLIST_NOT_EXIST';
const TOKEN = { token: 'a'.repeat(43) };

/** Who is answered what by every call about businesses; bodies are refused in the end, so that nothing changes. */
const CALLS: [route: string, body: object | undefined, answers: Answers][] = [
  [`GET ${PATH}`, undefined, staff('200')],
  [`POST ${PATH}`, { data: {} }, staff(INVALID)],
  [`GET ${PATH}/profile`, undefined, members('200')],
  [`GET ${ID}`, undefined, own('200')],
  [`PUT ${ID}`, { data: { website: 'x:', version: 1 } }, own(INVALID, FORBIDDEN)],
  [`DELETE ${PATH}/:unknown`, undefined, staff(NOT_YOURS)],
  [`POST ${PATH}/:unknown/restore`, undefined, staff(NOT_YOURS)],
  [`PUT ${ID}/status`, { status: 'Nice' }, own(INVALID)],
  [`PUT ${ID}/change/:unknown`, { status: 'Approved', version: 1 }, staff(NOT_YOURS)],
  [
    `DELETE ${ID}/change/:unknown`,
    undefined,
    { ...own(NOT_YOURS, FORBIDDEN), Staff: FORBIDDEN, Admin: FORBIDDEN },
  ],
  [`POST ${ID}/email/resend`, undefined, own('200', FORBIDDEN)],
  [`DELETE ${ID}/email`, undefined, own('200', FORBIDDEN)],
  [`GET ${ID}/audit`, undefined, staff('200')],
  [`GET ${ID}/member`, undefined, own('200')],
  [`PUT ${ID}/member/:unknown`, { role: 'Member' }, own('404 MEMBER_NOT_EXIST', FORBIDDEN)],
  [`DELETE ${ID}/member/:unknown`, undefined, own('404 MEMBER_NOT_EXIST', FORBIDDEN)],
  [`POST ${ID}/invitation`, { email: 'x', role: 'Member' }, own(INVALID)],
  [`POST ${ID}/invitation/:unknown/resend`, undefined, own('404 INVITATION_NOT_EXIST', FORBIDDEN)],
  [`DELETE ${ID}/invitation/:unknown`, undefined, own('404 INVITATION_NOT_EXIST', FORBIDDEN)],
  ['POST /api/business/invitation', TOKEN, all('404 INVITATION_NOT_EXIST')],
  ['POST /api/business/invitation/accept', {}, all(INVALID)],
  ['GET /api/business/search', undefined, members('200')],
  ['POST /api/business/search', {}, members(INVALID)],
  ['DELETE /api/business/search/:unknown', undefined, members('404 SEARCH_NOT_EXIST')],
  [`GET ${LISTS}`, undefined, members('200')],
  [`POST ${LISTS}`, {}, members(INVALID)],
  [`GET ${LISTS}/:unknown`, undefined, members(NO_LIST)],
  [`PUT ${LISTS}/:unknown`, { version: 1 }, members(NO_LIST)],
  [`DELETE ${LISTS}/:unknown`, undefined, members(NO_LIST)],
];

const site = staffTestApi();
const people = {} as Record<Person, SignedIn | null>;
let id: string;
beforeAll(async () => {
  id = await site.records.business();
  const business = (business_profile_id: string, business_role: 'Owner' | 'Member') =>
    site.api.signIn({ permission: 'Business', business_profile_id, business_role });
  Object.assign(people, {
    anonymous: null,
    Talent: await site.api.signIn({ permission: 'Talent', talent_id: await site.records.talent() }),
    Stranger: await business(await site.records.business(), 'Owner'),
    Member: await business(id, 'Member'),
    Owner: await business(id, 'Owner'),
    Staff: site.staff,
    Admin: site.admin,
  });
});

describe.each(CALLS)('%s', (route, payload, answers) => {
  test.each(PEOPLE)('%s', async (person) => {
    const [method, path = ''] = route.split(' ');
    const answer = await site.api.app.inject({
      method: method as 'GET',
      url: path.replace(':id', id).replace(':unknown', newId()),
      headers: people[person]?.headers ?? {},
      ...(payload ? { payload } : {}),
    });
    const code = answer.statusCode < 300 ? '' : ` ${answer.json().code}`;
    expect(`${answer.statusCode}${code}`).toBe(answers[person]);
  });
});

test('every route about businesses is in the table', async () => {
  const shape = (route: string) => route.replaceAll(/:\w+/g, ':id');
  const routes = (await apiRoutes())
    .filter(({ url }) => /^\/api\/(?:management\/)?business(?:\/|$)/.test(url))
    .map(({ method, url }) => shape(`${method} ${url}`));
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.toSorted()).toEqual(CALLS.map(([route]) => shape(route)).toSorted());
});
