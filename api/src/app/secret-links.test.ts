import { beforeAll, describe, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { guardedTalent, mailsDuring } from '../testing/guarded.ts';
import { proposalCalls } from '../testing/proposal-calls.ts';
import { staffTestApi } from '../testing/staff-test-api.ts';

const site = staffTestApi();
const { sent } = proposalCalls(site);

/** A link that is opened by its token alone. */
interface Link {
  issue(): Promise<string>;
  method: 'GET' | 'POST';
  url: (token: string) => string;
  body?: (token: string) => object;
  /** Answer to an unknown token. */
  unknown: string;
  /** Tries of one address in ten minutes. */
  tries: number;
}

async function staffPost(url: string, payload?: object): Promise<void> {
  const answer = await site.api.app.inject({
    ...{ method: 'POST', url, headers: site.staff.headers },
    ...(payload && { payload }),
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

async function invitationToken(): Promise<string> {
  const url = `/api/management/business/${await site.records.business()}/invitation`;
  const email = 'friend@business.test';
  await staffPost(url, { email, role: 'Member' });
  const mails = await Promise.all(
    (await site.api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  const mail = mails.find(({ to }) => to?.[0]?.address === email);
  return /\/business\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function guardianToken(): Promise<string> {
  const { id } = await guardedTalent(site, '2012-01-01');
  const ask = () => staffPost(`/api/management/talent/${id}/guardian`);
  return (await mailsDuring(site.api, ask)).find(({ token }) => token)?.token ?? '';
}

async function calendarToken(): Promise<string> {
  const talent_id = await site.records.talent();
  const { headers } = await site.api.signIn({ permission: 'Talent', talent_id });
  const url = '/api/talent/profile/calendar/link';
  const answer = await site.api.app.inject({ method: 'POST', url, headers });
  return answer.json<{ url: string }>().url.split('/').at(-1)!.replace('.ics', '');
}

const INVITATION = '/api/business/invitation';
const GUARDIAN = '/api/guardian/confirmation';
const LINKS: Record<string, Link> = {
  'a proposal': {
    issue: async () => (await sent()).client.split('/').at(-1)!,
    method: 'GET',
    url: (token) => `/api/proposal/${token}`,
    unknown: '404 PROPOSAL_NOT_EXIST',
    tries: 30,
  },
  'an invitation to a business': {
    issue: invitationToken,
    method: 'POST',
    url: () => INVITATION,
    body: (token) => ({ token }),
    unknown: '404 INVITATION_NOT_EXIST',
    tries: 30,
  },
  'a guardian’s confirmation': {
    issue: guardianToken,
    method: 'POST',
    url: () => GUARDIAN,
    body: (token) => ({ token }),
    unknown: '410 LINK_EXPIRED',
    tries: 30,
  },
  'a calendar': {
    issue: calendarToken,
    method: 'GET',
    url: (token) => `/api/calendar/${token}.ics`,
    unknown: '404 CALENDAR_NOT_EXIST',
    tries: 60,
  },
};

function open({ method, url, body }: Link, token: string, remoteAddress: string) {
  const payload = body?.(token);
  return site.api.app.inject({
    method,
    url: url(token),
    remoteAddress,
    ...(payload && { payload }),
  });
}

const codeOf = (answer: Awaited<ReturnType<typeof open>>): string =>
  `${answer.statusCode} ${answer.json<{ code: string }>().code}`;

describe.each(Object.entries(LINKS))('the link of %s', (name, link) => {
  const address = (last: number) => `10.${Object.keys(LINKS).indexOf(name) + 1}.0.${last}`;
  let token: string;
  beforeAll(async () => {
    token = await link.issue();
  });

  test('opens with its token, and a nearly correct guess gets the same answer as any other', async () => {
    expect((await open(link, token, address(1))).statusCode).toBe(200);
    const last = token.endsWith('A') ? 'B' : 'A';
    const guesses = [
      token.slice(0, -1) + last,
      token.toLowerCase() + 'x',
      'a'.repeat(token.length),
    ];
    const bodies = new Set<string>();
    for (const guess of guesses) {
      const answer = await open(link, guess, address(2));
      expect(codeOf(answer)).toBe(link.unknown);
      bodies.add(JSON.stringify({ ...answer.json<object>(), traceId: '' }));
    }
    expect(bodies.size).toBe(1);
  });

  test('limits the attempts of one address, without affecting others', async () => {
    const guess = 'b'.repeat(token.length);
    for (let tried = 0; tried < link.tries; tried += 1) {
      expect(codeOf(await open(link, guess, address(3)))).toBe(link.unknown);
    }
    const refused = await open(link, guess, address(3));
    expect(codeOf(refused)).toBe('429 RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(codeOf(await open(link, token, address(3)))).toBe('429 RATE_LIMITED');
    expect((await open(link, token, address(4))).statusCode).toBe(200);
  });
});

test('the form of an invitation has the same limit of attempts', async () => {
  const payload = {
    ...{ token: 'c'.repeat(43), firstName: 'ก', lastName: 'ข', password: 'Rose-window-27' },
    terms: { accepted: true, textVersion: 'terms-1' },
  };
  const url = `${INVITATION}/accept`;
  const accept = () =>
    site.api.app.inject({ method: 'POST', url, payload, remoteAddress: '10.9.0.1' });
  for (let tried = 0; tried < 30; tried += 1) {
    expect(codeOf(await accept())).toBe('404 INVITATION_NOT_EXIST');
  }
  expect(codeOf(await accept())).toBe('429 RATE_LIMITED');
});
