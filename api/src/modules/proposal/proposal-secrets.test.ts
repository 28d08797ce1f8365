import { beforeAll, describe, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import {
  PROPOSAL_STATUSES,
  PROPOSAL_TRANSITIONS,
  canTransition,
  type ProposalStatus,
} from '@dara/model';
import { proposalCalls } from '../../testing/proposal-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { ProposalRecord } from './record/proposal.schema.ts';

const site = staffTestApi();
const { send, ok, draft, sent, sendOut, talent } = proposalCalls(site);
/** Cost of one unit, cost of the line, and margin: numbers that occur nowhere else. */
const SECRETS = /30303|60606|39394|"(?:cost|margin|compositeCardId|link)"/;

let business: SignedIn;
let stranger: SignedIn;
let businessProfileId: string;
beforeAll(async () => {
  businessProfileId = await site.records.business({ email: 'client@brand.test' });
  business = await site.api.signIn({
    ...{ permission: 'Business', business_profile_id: businessProfileId },
  });
  stranger = await site.api.signIn({
    ...{ permission: 'Business', business_profile_id: await site.records.business() },
  });
});

test('no answer to a client, and no mail, contains a cost or a margin', async () => {
  const { id, client, proposal } = await sent({ businessProfileId });
  const itemId = proposal.items[0]!.id;
  const item = { decision: 'Yes', comment: 'ดี', version: 1 };
  const bodies: string[] = [];
  for (const [who, method, path, body] of [
    [business, 'GET', '?size=100'],
    [business, 'GET', `/${id}`],
    [business, 'GET', `/${id}/revision`],
    [business, 'GET', `/${id}/item/${itemId}/card`],
    [business, 'PUT', `/${id}/item/${itemId}`, item],
    [business, 'PUT', `/${id}/item/${itemId}`, { ...item, decision: 'No' }],
    [business, 'POST', `/${id}/respond`],
    [null, 'GET', client],
    [null, 'GET', `${client}/item/${itemId}/card`],
    [null, 'PUT', `${client}/item/${itemId}`, { ...item, version: 2 }],
    [null, 'PUT', `${client}/item/${itemId}`, { ...item, decision: 'Backup', version: 1 }],
    [null, 'POST', `${client}/respond`],
    [null, 'POST', `${client}/decline`, { reason: 'งบไม่พอ' }],
  ] as const) {
    const answer = await send(who, method, path, body);
    expect([path, answer.statusCode]).toEqual([path, path === client ? 200 : expect.any(Number)]);
    expect(answer.statusCode).toBeLessThan(500);
    bodies.push(answer.body);
  }
  const notices = await site.records.db
    .selectFrom('notice')
    .select('data')
    .where('entity_id', '=', id)
    .execute();
  const sources = await site.api.services.outbox();
  const mails = await Promise.all(sources.map((source) => PostalMime.parse(source)));
  expect(mails.some(({ text }) => text?.includes(proposal.number))).toBe(true);
  bodies.push(JSON.stringify(notices), ...mails.map(({ text, html }) => `${text} ${html}`));
  for (const body of bodies) expect(body).not.toMatch(SECRETS);
  // What staff read holds them, so the pattern finds what it looks for.
  expect((await send(site.staff, 'GET', `/${id}`)).body).toMatch(SECRETS);
});

describe('a business', () => {
  test('cannot read proposals of another business, unsent ones, and ones in revision', async () => {
    const [hidden, out, revised] = [
      await draft({ businessProfileId }),
      await sent({ businessProfileId }),
      await sent({ businessProfileId }),
    ];
    await ok(site.staff, 'POST', `/${revised.id}/revise`, {});
    const itemId = out.proposal.items[0]!.id;
    const reach = async (who: SignedIn, id: string): Promise<number[]> => {
      const answers = [];
      for (const [method, path, body] of [
        ['GET', ''],
        ['GET', '/revision'],
        ['GET', '/pdf'],
        ['GET', `/item/${itemId}/card`],
        ['PUT', `/item/${itemId}`, { decision: 'Yes', version: 1 }],
        ['POST', '/respond'],
        ['POST', '/accept'],
        ['POST', '/decline', { reason: 'x' }],
      ] as const) {
        answers.push((await send(who, method, `/${id}${path}`, body)).statusCode);
      }
      return answers;
    };
    const nothing = Array<number>(8).fill(404);
    expect(await reach(stranger, out.id)).toEqual(nothing);
    expect(await reach(business, hidden.id)).toEqual(nothing);
    expect(await reach(business, revised.id)).toEqual(nothing);
    expect((await send(business, 'GET', `/${out.id}`)).statusCode).toBe(200);
  });

  test('makes, changes and sends none', async () => {
    const { id } = await sent({ businessProfileId });
    const talentProfile = await site.api.signIn({
      permission: 'Talent',
      talent_id: await talent(),
    });
    for (const who of [business, talentProfile]) {
      for (const [method, path] of [
        ['POST', ''],
        ['PUT', `/${id}`],
        ['DELETE', `/${id}`],
        ['POST', `/${id}/send`],
        ['POST', `/${id}/revise`],
        ['POST', `/${id}/revoke`],
        ['POST', `/${id}/duplicate`],
        ['PUT', `/${id}/status`],
        ['GET', `/${id}/audit`],
        ['GET', '/prefill'],
      ] as const) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        expect((await send(who, method, path, body)).statusCode).toBe(403);
      }
    }
  });
});

describe('the table of statuses', () => {
  const into = async (status: ProposalStatus): Promise<string> => {
    const { id } = await draft({ businessProfileId });
    if (status !== 'Draft') await sendOut(id);
    await site.records.db.updateTable('proposal').set({ status }).where('id', '=', id).execute();
    return id;
  };

  test.each(PROPOSAL_STATUSES)('of %s is not revealed by any call', async (from) => {
    const calls: [ProposalStatus, (id: string) => ReturnType<typeof send>][] = [
      ['Sent', (id) => send(site.staff, 'POST', `/${id}/send`, {})],
      ['Draft', (id) => send(site.staff, 'POST', `/${id}/revise`, {})],
      [
        'Cancelled',
        (id) => send(site.staff, 'PUT', `/${id}/status`, { status: 'Cancelled', reason: 'ก' }),
      ],
    ];
    for (const [to, call] of calls) {
      const id = await into(from);
      const answer = await call(id);
      const isMove = canTransition(PROPOSAL_TRANSITIONS, from, to, ['Staff']);
      // A new link leaves the status as it is, and what is done already is answered so.
      const isStill = from === to || (to === 'Sent' && ['Viewed', 'Responded'].includes(from));
      expect([from, to, answer.statusCode]).toEqual([from, to, isMove || isStill ? 200 : 409]);
      const { status } = await ok<ProposalRecord>(site.staff, 'GET', `/${id}`);
      expect(status).toBe(isMove ? to : from);
    }
  });
});

test.each([
  ['en', /\/proposal\/[\w-]{22}\?lang=en$/m],
  ['th', /\/proposal\/[\w-]{22}$/m],
] as const)(
  'the link in a mail opens the page in the language of the proposal, %s',
  async (language, link) => {
    // One of its own: a recipient gets five mails in a quarter of an hour.
    const client = await site.records.business({ email: `${language}@brand.test` });
    const { proposal } = await sent({ businessProfileId: client, language });
    const sources = await site.api.services.outbox();
    const mails = await Promise.all(sources.map((source) => PostalMime.parse(source)));
    const mail = mails.find(({ subject }) => subject?.includes(proposal.number));
    expect(mail?.text).toMatch(link);
  },
);
