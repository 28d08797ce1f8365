// `npm run bench:hostile`: sends malicious requests to every operation of a running site, anonymously and as each role,
// and counts the responses by status. Exits with 1 if one of them is a 500. Before that it sends each operation valid
// requests, and lists those that never succeed. BENCH_REQUESTS sets the number (50,000); BENCH_SITE uses a running site
// with demonstration accounts, whose data is damaged, and BENCH_DATA_DIR its data folder with the mails; BENCH_SEED
// repeats a run.
import { request as send, Agent } from 'node:http';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dara/api';
import {
  apiRoutes,
  hostileRequests,
  type ApiRoute,
  type HostileRequest,
  type ParamOf,
} from '@dara/api/testing';
import { withSite } from '../lib/site.ts';
import { nameOf } from './operations.ts';
import { exerciseOperations } from './exercise-operations.ts';
import { machineLoad, printTable, round, say } from '../lib/table.ts';

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 50_000);
const SEED = Number(process.env['BENCH_SEED'] ?? 1);
const AT_ONCE = 16;
/** Tokens are valid for minutes, and some requests sign out. */
const REFRESH_EVERY = 500;
const SHOWN = 20;
const ANSWER_MS = 60_000;
/** With existing records these would delete the records for other requests. */
const DESTRUCTIVE = /^DELETE|\/status$|\/bulk$/;
const UNKNOWN_ID = '018cc251-f400-7000-8000-000000000000';

type Headers = Record<string, string>;
type Person = { name: string; email: string | null; headers: Headers };

interface Run {
  site: string;
  people: Person[];
  counts: Map<string, Map<string, number>>;
  failures: string[];
}

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function signIn(site: string, people: Person[]): Promise<void> {
  for (const person of people) {
    if (person.email === null) continue;
    const answer = await fetch(`${site}/api/authorization/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: DEMO_PASSWORD }),
    });
    const { accessToken } = (await answer.json()) as { accessToken?: string };
    // A user whose account was damaged continues with the old token.
    if (accessToken) person.headers = { authorization: `Bearer ${accessToken}` };
  }
}

/** Ids of existing records, by the nouns of their paths. */
async function knownIds(site: string, headers: Headers): Promise<Record<string, string>> {
  const first = async (path: string): Promise<string> => {
    const answer = await fetch(`${site}${path}`, { headers });
    const { items = [] } = (await answer.json()) as { items?: { id: string; image?: unknown }[] };
    return items[0]?.id ?? UNKNOWN_ID;
  };
  return {
    compositecard: await first('/api/management/talent/compositecards?size=1'),
    talent: await first('/api/talent?size=1'),
    news: await first('/api/news?type=General&size=1'),
    job: await first('/api/job?size=1'),
    profile: await first('/api/management/profile?size=1'),
  };
}

function paramsFrom(known: Record<string, string>): ParamOf {
  return (name, url) => {
    if (name === 'slug') return 'privacy';
    if (name === 'kind') return 'talent';
    if (name === 'file') return url.includes('share') ? 'th.png' : '320.webp';
    if (name === 'cardId') return known['compositecard'] ?? UNKNOWN_ID;
    const noun = Object.keys(known).find((each) => url.includes(`/${each}/:${name}`));
    return (noun && known[noun]) ?? UNKNOWN_ID;
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** The response status; the path is sent unchanged, without the normalization of `fetch`. */
function statusOf(site: string, given: HostileRequest, headers: Headers): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    try {
      const sending = send(
        { agent, hostname, port, method: given.method, path: given.url, headers },
        (answer) => {
          answer.resume();
          answer.once('end', () => resolve(String(answer.statusCode)));
          answer.once('error', () => resolve('cut off'));
        },
      );
      sending.setTimeout(ANSWER_MS, () => {
        resolve('no answer');
        sending.destroy();
      });
      sending.once('error', ({ message }) => resolve(message.slice(0, 30)));
      sending.end(given.payload);
    } catch {
      resolve('not sendable');
    }
  });
}

/** With a unique address behind the proxy, to avoid rate limits. */
async function attack(run: Run, given: HostileRequest, at: number): Promise<void> {
  const person = run.people[at % run.people.length]!;
  const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
  const headers = { 'x-forwarded-for': address, ...person.headers, ...given.headers };
  const length = { 'content-length': String(Buffer.byteLength(given.payload ?? '')) };
  const status = await statusOf(
    run.site,
    given,
    given.payload ? { ...headers, ...length } : headers,
  );
  const counts = run.counts.get(status) ?? new Map<string, number>();
  run.counts.set(status, counts.set(person.name, (counts.get(person.name) ?? 0) + 1));
  if (/^[1-4]\d\d$|^503$|not sendable/.test(status) || run.failures.length >= SHOWN) return;
  run.failures.push(
    `${status} for ${person.name}: ${given.method} ${given.url.slice(0, 300)} ${(given.payload ?? '').slice(0, 300)}`,
  );
}

function requestsTo(
  routes: readonly ApiRoute[],
  known: Record<string, string>,
  bodies: ReadonlyMap<string, unknown>,
): HostileRequest[] {
  return routes.flatMap((route) => {
    const isDestructive = DESTRUCTIVE.test(`${route.method} ${route.url}`);
    const { unknownFields, hostileValues } = hostileRequests(
      route,
      paramsFrom(isDestructive ? {} : known),
      bodies.get(nameOf(route)),
    );
    return [...unknownFields(), ...hostileValues()];
  });
}

async function measure(site: string, dataDir?: string): Promise<void> {
  const routes = await apiRoutes();
  const { bodies, failures } = await exerciseOperations(site, routes, dataDir);
  const people: Person[] = [{ name: 'anonymous', email: null, headers: {} }];
  for (const { permission, email } of DEMO_ACCOUNTS) {
    if (!people.some(({ name }) => name === permission)) {
      people.push({ name: permission, email, headers: {} });
    }
  }
  const run: Run = { site, people, counts: new Map(), failures: [...failures] };
  await signIn(site, people);
  const admin = people.find(({ name }) => name === 'Admin')?.headers ?? {};
  const all = requestsTo(routes, await knownIds(site, admin), bodies);
  const random = randomOf(SEED);
  say(`${routes.length} operations, ${all.length} requests to choose from`);
  const startedAt = performance.now();
  let next = 0;
  while (next < REQUESTS) {
    const end = Math.min(next + REFRESH_EVERY, REQUESTS);
    const worker = async (): Promise<void> => {
      while (next < end) {
        const at = next++;
        await attack(run, all[Math.floor(random() * all.length)]!, at);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await signIn(site, people);
  }
  report(run, (performance.now() - startedAt) / 1000);
}

function report({ counts, people, failures }: Run, seconds: number): void {
  const names = people.map(({ name }) => name);
  printTable(
    `${REQUESTS} hostile requests in ${round(seconds)} s; ${machineLoad()}`,
    ['status', 'answers', ...names],
    [...counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([status, by]) => [
        status,
        String([...by.values()].reduce((sum, each) => sum + each, 0)),
        ...names.map((name) => String(by.get(name) ?? 0)),
      ]),
  );
  for (const failure of failures) say(failure);
  const isBroken = failures.length > 0;
  say(isBroken ? 'missed: some were answered by 5xx or not at all' : 'met: no 500');
  process.exitCode = isBroken ? 1 : 0;
}

process.env['TRUST_PROXY'] ??= '127.0.0.1';
await withSite(measure);
agent.destroy();
