import { beforeAll, describe, expect, test } from 'vitest';
import type { RouteAccess } from '@dara/backend';
import { buildApi } from './build-app.ts';
import { newId } from '../kernel/new-id.ts';
import { describingServices } from '../openapi/openapi.ts';
import { TARGETS, addressOf } from '../testing/business-targets.ts';
import { staffTestApi } from '../testing/staff-test-api.ts';
import type { SignedIn } from '../testing/test-api.ts';
import type { Trade } from '../testing/trade.ts';
import { createTrade } from '../testing/traded-business.ts';

const SUSPENDED = '409 BUSINESS_SUSPENDED';
/** The own record, the own data and the security of the own account: all that is left to a suspended business. */
const OPEN = [
  'GET /api/management/business/profile',
  'GET /api/management/business/:id',
  'GET /api/management/profile/:id',
  'GET /api/authorization/profile',
  'PUT /api/account/choice',
  'GET /api/account/data',
  'GET /api/account/privacy',
  'POST /api/account/privacy',
  'DELETE /api/account/privacy/:id',
  'GET /api/consent',
  'PUT /api/consent',
  'POST /api/authorization/changepassword',
  'GET /api/account/session',
  'DELETE /api/account/session',
  'DELETE /api/account/session/:id',
];

/** Every operation that lets people of a business in. */
async function businessRoutes(): Promise<string[]> {
  const routes: string[] = [];
  const isOurs = (access: RouteAccess | undefined) =>
    access === 'signed-in' || (Array.isArray(access) && access.includes('Business'));
  const app = buildApi(describingServices(), { hasLazySchemas: true });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/') || !isOurs(config?.access)) return;
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
  });
  await app.ready();
  await app.close();
  return routes;
}

const routes = await businessRoutes();
const site = staffTestApi();
let trade: Trade;
let other: SignedIn;

async function ask(who: SignedIn, route: string, payload?: object): Promise<string> {
  const [method, path = ''] = route.split(' ');
  const url = path.replace(':file', '320.webp').replaceAll(/:\w+/g, newId());
  const body = payload ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
  const answer = await site.api.app.inject({
    ...{ method: method as 'GET', url, headers: who.headers, ...(body && { payload: body }) },
  });
  const { code = '' } = answer.statusCode < 400 ? {} : answer.json<{ code?: string }>();
  return `${answer.statusCode} ${code}`.trim();
}

const setBusiness = (row: object) =>
  site.records.db
    .updateTable('business_profile')
    .set(row)
    .where('id', '=', trade.businessId)
    .execute();

beforeAll(async () => {
  trade = await createTrade(site);
  other = trade.people.Stranger;
  await setBusiness({ status: 'Suspended', status_reason: 'ค้างชำระ' });
});

test('the list of allowed routes names existing routes', () => {
  expect(routes.length).toBeGreaterThan(60);
  expect(OPEN.filter((route) => !routes.includes(route))).toEqual([]);
});

describe('a suspended business', () => {
  const isSecurity = (route: string) => /\/api\/account\/(?:passkey|second-step|email)/.test(route);
  const isOpen = (route: string) => OPEN.includes(route) || isSecurity(route);

  test.each(routes.filter((route) => !isOpen(route)))('is refused %s', async (route) => {
    expect(await ask(trade.people.Owner, route)).toBe(SUSPENDED);
    expect(await ask(other, route)).not.toBe(SUSPENDED);
  });

  test.each(routes.filter(isOpen))('is not refused %s', async (route) => {
    const person = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: trade.businessId },
    });
    expect(await ask(person, route)).not.toBe(SUSPENDED);
  });

  const records = TARGETS.filter(([route]) => routes.includes(route) && !isOpen(route));
  test.each(records)('reads and writes none of its records by %s', async (route, body) => {
    const url = `${route.split(' ')[0]} ${addressOf(route, trade)}`;
    for (const person of [trade.people.Owner, trade.people.Member])
      expect(await ask(person, url, body)).toBe(SUSPENDED);
  });

  test('reads its own record and data', async () => {
    const read = (url: string) =>
      site.api.app.inject({ url, headers: trade.people.Member.headers });
    const own = await read('/api/management/business/profile');
    expect([own.statusCode, own.json().status]).toEqual([200, 'Suspended']);
    expect((await read(`/api/management/business/${trade.businessId}`)).statusCode).toBe(200);
    expect((await read('/api/account/data')).statusCode).toBe(200);
  });

  test('sees no image of a card that was sent to it', async () => {
    const { image_ids } = await site.records.db
      .selectFrom('composite_card')
      .select('image_ids')
      .where('id', '=', trade.cardId)
      .executeTakeFirstOrThrow();
    await site.records.db
      .updateTable('composite_card')
      .set({ shared: false })
      .where('id', '=', trade.cardId)
      .execute();
    const token = trade.people.Owner.headers.authorization.split(' ')[1];
    const image = () =>
      site.api.app.inject({
        url: `/api/image/${image_ids[0]}/320.webp`,
        headers: { cookie: `accessToken=${token}` },
      });
    expect((await image()).statusCode).toBe(404);
    await setBusiness({ status: 'Approved' });
    expect((await image()).statusCode).toBe(200);
    await setBusiness({ status: 'Suspended' });
  });

  test('reads no proposal by its link, until it is reinstated', async () => {
    const read = () => site.api.app.inject(`/api/proposal/${trade.proposalToken}`);
    expect((await read()).json()).toMatchObject({ code: 'LINK_REVOKED' });
    await setBusiness({ status: 'Approved' });
    expect((await read()).statusCode).toBe(200);
    await setBusiness({ status: 'Suspended' });
  });

  test('reads public pages like any visitor', async () => {
    const answer = await site.api.app.inject({
      url: '/api/talent',
      headers: trade.people.Owner.headers,
    });
    expect(answer.statusCode).toBe(200);
  });

  test('works again once it is reinstated, and not while it is inactive', async () => {
    const list = 'GET /api/management/job';
    await setBusiness({ status: 'Approved' });
    expect(await ask(trade.people.Owner, list)).toBe('200');
    await setBusiness({ active: false });
    expect(await ask(trade.people.Owner, list)).toBe(SUSPENDED);
    await setBusiness({ active: true, status: 'Suspended' });
  });
});
