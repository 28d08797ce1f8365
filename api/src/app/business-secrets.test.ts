import { beforeAll, describe, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { newId } from '../kernel/new-id.ts';
import { apiRoutes } from '../testing/api-routes.ts';
import { pathsOf, READ_HEADERS, READS } from '../testing/every-read.ts';
import {
  secretsOf,
  staffKeys,
  textOf,
  leakedSecrets,
  type Reader,
  type Secret,
} from '../testing/secret-words.ts';
import { staffTestApi } from '../testing/staff-test-api.ts';
import type { SignedIn } from '../testing/test-api.ts';
import type { Trade } from '../testing/trade.ts';
import { createTrade } from '../testing/traded-business.ts';

const site = staffTestApi();
const PEOPLE = [
  ...['anonymous', 'Applicant', 'Invited', 'OtherTalent'],
  ...['Owner', 'Member', 'Stranger'],
] as Exclude<Reader, 'Holder' | 'Colleague'>[];
const reads = (await apiRoutes()).filter(({ method }) => method === 'GET').map(({ url }) => url);

let trade: Trade;
let secrets: Secret[];
const answered: [SignedIn, string][] = [];
beforeAll(async () => {
  trade = await createTrade(site, (who, body) => answered.push([who, body]));
  secrets = secretsOf(trade);
});

const personOf = (name: (typeof PEOPLE)[number]): SignedIn | null =>
  name === 'anonymous' ? null : trade.people[name];
const nameOf = (id: string): Reader | undefined => PEOPLE.find((name) => personOf(name)?.id === id);

let asked = 0;
/** Each from an address of its own, so that no limit comes first. */
function get(who: SignedIn | null, url: string, headers: Record<string, string> = {}) {
  asked += 1;
  return site.api.app.inject({
    ...{ url, headers: { ...headers, ...who?.headers } },
    remoteAddress: `10.7.${asked >> 8}.${asked & 255}`,
  });
}

/** Readers that know the secret link. */
const linkReaders = (url: string): Reader[] => {
  if (url.startsWith('/api/proposal/')) return ['Holder'];
  return url.startsWith('/api/calendar/') ? ['Applicant'] : [];
};

const jsonOf = (text: string): unknown => {
  const body = text.slice(text.indexOf('\n') + 1);
  return /^[[{]/.test(body) ? JSON.parse(body) : null;
};

const BULK = { ids: [newId()], status: 'Shortlisted' };
const found = new Set<string>();

describe('no response reveals data of others by', () => {
  test.each(reads)('GET %s', async (url) => {
    const paths = pathsOf(url, trade);
    expect([url, paths]).not.toEqual([url, null]);
    const statuses = new Set<number>();
    const leaks: string[] = [];
    for (const path of paths!) {
      for (const name of PEOPLE) {
        const answer = await get(personOf(name), path, READ_HEADERS[url]?.(trade));
        statuses.add(answer.statusCode);
        const text = await textOf(answer);
        const names = leakedSecrets(secrets, text, [name, ...linkReaders(url)]);
        const keys = url === '/api/openapi.json' ? [] : staffKeys(jsonOf(text));
        leaks.push(...[...names, ...keys].map((what) => `${name} ${path}: ${what}`));
      }
      for (const who of [site.staff, site.admin]) {
        const answer = await get(who, path);
        statuses.add(answer.statusCode);
        const text = await textOf(answer);
        for (const { name, pattern } of secrets) if (pattern.test(text)) found.add(name);
      }
    }
    expect(leaks).toEqual([]);
    // At least one reader succeeds, so the path is valid.
    expect([...statuses].filter((status) => status < 300)).not.toEqual([]);
  });
});

test('the table of reads names only existing routes', () => {
  expect(Object.keys(READS).filter((url) => !reads.includes(url))).toEqual([]);
});

test('searches staff-only data by its form', () => {
  const never = [
    ...['internalNote', 'noteId', 'proposalToken', 'calendarFile'],
    ...['shortlist', 'shortlistNote'],
  ];
  const missed = secrets.map(({ name }) => name).filter((name) => !found.has(name));
  expect(missed.filter((name) => !never.includes(name))).toEqual([]);
});

test('responses to actions reveal nothing more', () => {
  const leaks = answered.flatMap(([who, body]) => {
    const name = nameOf(who.id);
    if (!name) return [];
    const keys = /^[[{]/.test(body) ? staffKeys(JSON.parse(body)) : [];
    return [...leakedSecrets(secrets, body, [name]), ...keys].map((what) => `${name}: ${what}`);
  });
  expect(answered.length).toBeGreaterThan(20);
  expect(leaks).toEqual([]);
});

test('nor by the answers to what a business and a client decide', async () => {
  const { openJobId, draftJobId, ownRequestId, proposalId, itemId, proposalToken } = trade;
  const { Owner } = trade.people;
  const [management, client] = ['/api/management', `/api/proposal/${proposalToken}`];
  const proposal = `${management}/proposal/${proposalId}`;
  const leaks: string[] = [];
  for (const [who, method, url, payload] of [
    [Owner, 'PUT', `${management}/job/${draftJobId}`, { data: { openings: 3, version: 2 } }],
    [Owner, 'POST', `${management}/job/${draftJobId}/duplicate`],
    [Owner, 'DELETE', `${management}/job/${openJobId}/request/${ownRequestId}`],
    [Owner, 'POST', `${management}/job/${openJobId}/application/bulk`, BULK],
    [Owner, 'PUT', `${proposal}/item/${itemId}`, { decision: 'Yes', version: 1 }],
    [null, 'PUT', `${client}/item/${itemId}`, { decision: 'Backup', version: 2 }],
    [Owner, 'POST', `${proposal}/respond`],
    [null, 'POST', `${client}/decline`, { reason: 'งบไม่พอ' }],
    [Owner, 'PUT', `${management}/job/${openJobId}/status`, { status: 'Closed' }],
  ] as const) {
    const answer = await site.api.app.inject({
      ...{ method, url, headers: who?.headers ?? {} },
      ...(payload && { payload }),
    });
    expect([url, answer.body, answer.statusCode < 300]).toEqual([url, answer.body, true]);
    const text = await textOf(answer);
    const names = leakedSecrets(secrets, text, [who ? 'Owner' : 'Holder']);
    leaks.push(...[...names, ...staffKeys(jsonOf(text))].map((what) => `${url}: ${what}`));
  }
  expect(leaks).toEqual([]);
});

test('no mail and no notice contains data that its reader may not see', async () => {
  const staff = [site.staff, site.admin].map(({ email }) => email);
  const readerOf = (address: string): Reader => {
    if (address === 'client@brand.test') return 'Holder';
    if (address.startsWith('zqcolleague')) return 'Colleague';
    return PEOPLE.find((name) => personOf(name)?.email === address) ?? 'Owner';
  };
  const sources = await site.api.services.outbox();
  const mails = await Promise.all(sources.map((source) => PostalMime.parse(source)));
  const leaks: string[] = [];
  for (const { to, subject, text, html } of mails) {
    const address = to?.[0]?.address ?? '';
    if (staff.includes(address) || address === site.api.services.config.adminEmail) continue;
    const names = leakedSecrets(secrets, `${subject} ${text} ${html}`, [readerOf(address)]);
    leaks.push(...names.map((what) => `${address} ${subject}: ${what}`));
  }
  expect(mails.length).toBeGreaterThan(3);
  const notices = await site.records.db.selectFrom('notice').selectAll().execute();
  for (const { recipient_id, kind, data } of notices) {
    const name = nameOf(recipient_id);
    if (!name) continue;
    const names = [...leakedSecrets(secrets, JSON.stringify(data), [name]), ...staffKeys(data)];
    leaks.push(...names.map((what) => `${name} ${kind}: ${what}`));
  }
  expect(notices.length).toBeGreaterThan(10);
  expect(leaks).toEqual([]);
});
