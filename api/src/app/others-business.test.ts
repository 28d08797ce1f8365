import { beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '../testing/api-routes.ts';
import { TARGETS, addressOf } from '../testing/business-targets.ts';
import { contentsOf } from '../testing/contents.ts';
import { NEW_JOB } from '../testing/job-people.ts';
import { proposalCalls } from '../testing/proposal-calls.ts';
import { staffTestApi } from '../testing/staff-test-api.ts';
import type { SignedIn } from '../testing/test-api.ts';
import type { Trade } from '../testing/trade.ts';
import { createTrade } from '../testing/traded-business.ts';

const site = staffTestApi();
let trade: Trade;
/** What the other business has of its own. */
let own: Partial<Trade>;
let before: Record<string, string>;
const refusals = new Map<string, string>();

beforeAll(async () => {
  trade = await createTrade(site);
  const { otherBusinessId: businessId, otherJobId: openJobId } = trade;
  const proposal = await proposalCalls(site).sent({ businessProfileId: businessId });
  own = { businessId, openJobId, proposalId: proposal.id };
  await site.api.services.jobs.drain();
  before = await contentsOf(site.api.services);
});

async function ask(who: SignedIn, route: string, url: string, payload?: object): Promise<string> {
  const answer = await site.api.app.inject({
    ...{ method: route.split(' ')[0] as 'GET', url, headers: who.headers },
    ...(payload && { payload }),
  });
  const { code = '' } = answer.statusCode < 400 ? {} : answer.json<{ code?: string }>();
  return `${answer.statusCode} ${code}`.trim();
}

const REFUSED = /^(?:404 \w+_NOT_EXIST|403 FORBIDDEN)$/;

describe('another business', () => {
  test.each(TARGETS)('is refused by %s', async (route, body) => {
    const answer = await ask(trade.people.Stranger, route, addressOf(route, trade), body);
    expect(answer).toMatch(REFUSED);
    refusals.set(route, answer);
  });

  const inner = TARGETS.filter(([route]) => (route.match(/:/g) ?? []).length > 1);
  test.each(inner.filter(([route]) => !route.includes('/image/')))(
    'does not come by its own to %s',
    async (route, body) => {
      const answer = await ask(trade.people.Stranger, route, addressOf(route, trade, own), body);
      expect(answer).toMatch(REFUSED);
    },
  );

  test('reaches no application through its own job', async () => {
    const answer = await site.api.app.inject({
      method: 'POST',
      url: `/api/management/job/${trade.otherJobId}/application/bulk`,
      headers: trade.people.Stranger.headers,
      payload: { ids: [trade.applicationId], status: 'Shortlisted' },
    });
    expect(answer.json()).toMatchObject({ results: [{ code: 'APPLICATION_NOT_EXIST' }] });
  });

  test.each([
    ['POST', '/api/management/job', () => ({ ...NEW_JOB, businessProfileId: trade.businessId })],
    ['POST', '/api/management/job', () => ({ ...NEW_JOB, imageId: trade.draftImageId })],
    ['PUT', '/api/management/job/:id', () => ({ imageId: trade.draftImageId, version: 1 })],
  ] as const)('is refused what is named in %s %s', async (method, route, data) => {
    const url = route.replace(':id', trade.otherJobId);
    const payload = { data: data() };
    expect(await ask(trade.people.Stranger, `${method} `, url, payload)).toMatch(/^40[034] /);
  });

  test.each(['job', 'application', 'request', 'proposal', 'booking', 'dashboard/profile'])(
    'finds none of its records in the list of %s, with any filter',
    async (list) => {
      const { Stranger, Owner } = trade.people;
      const days = 'from=2090-05-01&to=2090-05-31';
      const all = `/api/management/${list}${list === 'booking' ? `?${days}` : ''}`;
      const read = ({ headers }: SignedIn, url = all) => site.api.app.inject({ url, headers });
      expect((await read(Owner)).json().total).toBeGreaterThan(0);
      const own = (await read(Stranger)).json().total;
      const and = all.includes('?') ? '&' : '?';
      for (const filter of [
        `businessProfileId=${trade.businessId}`,
        `jobId=${trade.openJobId}`,
        `talentId=${trade.invitedId}`,
        'keyword=Siam',
      ]) {
        const answer = await read(Stranger, `${all}${and}${filter}`);
        if (answer.statusCode === 400) continue;
        expect(answer.json().total).toBeLessThanOrEqual(own);
        expect(answer.body).not.toContain(trade.businessId);
        expect(answer.body).not.toContain(trade.bookingId);
      }
    },
  );

  test('marks no notice of theirs as read', async () => {
    const { id } = await site.records.db
      .selectFrom('notice')
      .select('id')
      .where('recipient_id', '=', trade.people.Owner.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { Stranger } = trade.people;
    const answers = [
      await ask(Stranger, 'PUT ', `/api/notice/${id}/read`),
      await ask(Stranger, 'PUT ', '/api/notice/read', { upToId: id }),
    ];
    expect(answers).toEqual(['404 NOTICE_NOT_EXIST', '404 NOTICE_NOT_EXIST']);
  });

  test('has changed nothing by all that', async () => {
    expect(await contentsOf(site.api.services)).toEqual(before);
  });
});

describe('whose it is', () => {
  test.each(TARGETS)('is let to %s, or staff are', async (route, body) => {
    const url = addressOf(route, trade);
    const owner = await ask(trade.people.Owner, route, url, body);
    const isStaffOnly = refusals.get(route)?.startsWith('403') ?? false;
    // Deleting a business signs out its users.
    if (isStaffOnly) expect(owner).toMatch(/^(?:403 FORBIDDEN|401 TOKEN_INVALID)$/);
    const answer = isStaffOnly ? await ask(site.staff, route, url, body) : owner;
    expect(answer).not.toMatch(/^(?:403 FORBIDDEN|404 (?!TALENT))/);
  });
});

test('every call that names a record of a business is among them', async () => {
  const shape = (route: string) => route.replaceAll(/:\w+/g, ':id');
  const concerns =
    /^\/api\/(?:management\/(?:job|application|booking|business|proposal)|business\/shortlist|image)\/.*:/;
  const routes = (await apiRoutes())
    .filter(({ url }) => concerns.test(url))
    .map(({ method, url }) => shape(`${method} ${url}`));
  expect(routes.length).toBeGreaterThan(40);
  expect(routes.toSorted()).toEqual(TARGETS.map(([route]) => shape(route)).toSorted());
});
