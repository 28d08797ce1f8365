import path from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dara/api';
import type { ApiRoute } from '@dara/api/testing';
import { readOutbox } from '@dara/backend/testing';
import sharp from 'sharp';
import { say } from '../lib/table.ts';
import { runFlows } from './flows.ts';
import { Harvest } from './harvest.ts';
import { FILE } from './valid-body.ts';
import { createHints, usedEmails } from './hints.ts';
import { nameOf, OperationWalk, type Call, type Person, type Reply } from './operations.ts';

let sent = 0;

/** A unique image. */
async function image(): Promise<Blob> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 640, height: 800, channels: 3 as const, background: '#c8102e', noise };
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
}

/** A request with a unique address behind the proxy, to avoid rate limits. */
function sender(site: string) {
  return async ({ method, url, person, headers, body, takesForms }: Call): Promise<Reply> => {
    sent += 1;
    const address = `10.${128 + ((sent >> 16) & 127)}.${(sent >> 8) & 255}.${sent & 255}`;
    const record = (body ?? {}) as Record<string, unknown>;
    const isForm =
      takesForms &&
      Object.values(record ?? {}).some((value) => value === FILE || typeof value === 'object');
    const form = new FormData();
    for (const [name, value] of Object.entries(isForm ? record : {}))
      form.append(name, value === FILE ? await image() : JSON.stringify(value));
    try {
      const answer = await fetch(site + url, {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': address,
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...person.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? form : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: parsed(text), headers: answer.headers };
    } catch (error) {
      return { status: 0, body: String(error), headers: new Headers() };
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}

/** The signed-in demonstration users. */
async function demoPeople(send: ReturnType<typeof sender>): Promise<Person[]> {
  const people = DEMO_ACCOUNTS.filter(({ active }) => active !== false).map(
    ({ permission, email }, at): Person => ({
      name: `${permission}${at}`,
      email,
      password: DEMO_PASSWORD,
      headers: {},
    }),
  );
  for (const person of people) await signIn(send, person);
  return [...people, { name: 'anonymous', email: null, password: '', headers: {} }];
}

async function signIn(send: ReturnType<typeof sender>, person: Person): Promise<void> {
  const url = '/api/authorization/login';
  const { email, password } = person;
  const reply = await send({ method: 'POST', url, person, body: { email, password } });
  const { accessToken } = reply.body as { accessToken?: string };
  if (accessToken) person.headers = { authorization: `Bearer ${accessToken}` };
}

/** Tokens of the links in all sent mails. */
async function readMails(dataDir: string, harvest: Harvest): Promise<void> {
  for (const email of [...usedEmails, ...DEMO_ACCOUNTS.map((account) => account.email)]) {
    const mails = await readOutbox(path.join(dataDir, 'outbox'), email);
    for (const { text = '' } of mails.toReversed()) harvest.readLinks(text);
  }
}

/** Sends every operation requests that match its schema, and reports those that never succeed. */
export async function exerciseOperations(
  site: string,
  routes: readonly ApiRoute[],
  dataDir: string | undefined,
): Promise<OperationWalk> {
  const harvest = new Harvest();
  const send = sender(site);
  const people = await demoPeople(send);
  // The first user of each role sends the hostile requests.
  for (const person of people.slice(0, 4)) {
    const { body } = await send({ method: 'GET', url: '/api/authorization/profile', person });
    harvest.spare((body as { id: string }).id);
  }
  const mails = async (): Promise<void> => {
    if (dataDir) await readMails(dataDir, harvest);
  };
  const walk = new OperationWalk({
    mails,
    routes,
    people,
    harvest,
    send,
    hintFor: createHints(harvest),
    paramsFor: (name, url) => paramsOf(harvest, name, url),
  });
  await runFlows({ site, people, harvest, send, walk, mails });
  await walk.run(async () => {
    await mails();
    say(`operations seen to succeed: ${walk.seen.size} of ${routes.length}`);
  });
  for (const route of routes) {
    if (!walk.seen.has(nameOf(route)))
      say(`  ${nameOf(route)}: ${walk.missed.get(nameOf(route)) ?? 'no record to send it to'}`);
  }
  return walk;
}

/** Values of parameters that no list contains. */
function paramsOf(harvest: Harvest, name: string, url: string): string[] {
  const tokens = harvest.tokens(url);
  if (name === 'slug') return ['privacy'];
  if (name === 'kind') return ['job', 'talent'];
  if (name === 'version') return ['1', '2'];
  if (name === 'token') return tokens;
  if (name === 'file' && url.includes('calendar')) return tokens.map((token) => `${token}.ics`);
  if (name === 'file') return ['th.png', '320.webp'];
  if (url.includes('requestjob')) return harvest.ids('/api/job/requestjob/request');
  return url.includes('sharefacebook') ? harvest.ids('/api/news') : [];
}
