import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { pause } from '../lib/site.ts';

const run = promisify(execFile);
const LOAD = path.join(import.meta.dirname, 'load-main.ts');
const POLL_MS = 50;
const GIVE_UP_MS = 15_000;

export interface Loaded {
  perSecond: number;
  p99Ms: number;
  failed: number;
}

async function load(site: string, document: string, seconds: number): Promise<Loaded> {
  const args = ['--import', 'tsx', LOAD, site, document, String(seconds)];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout) as Loaded;
}

/** The home page from the cache, and rendered for each request. */
export async function documents(site: string, seconds: number) {
  const cached = await load(site, '/', seconds);
  // An unused parameter makes every request a separate cache key.
  const uncached = await load(site, '/?bench=[<id>]', seconds);
  return { cached, uncached };
}

interface ContentPage {
  version: number;
  description: { th: string; en: string };
  body: { th: string; en: string };
}

/** Edits a page and waits until visitors see the change; returns milliseconds. */
export async function editToVisible(site: string): Promise<number> {
  const send = async (pathname: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(site + pathname, init);
    if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}`);
    return answer.json();
  };
  const json = { 'content-type': 'application/json' };
  const { accessToken } = (await send('/api/authorization/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@dara.test', password: 'Dara1234!' }),
  })) as { accessToken: string };
  const headers = { ...json, authorization: `Bearer ${accessToken}` };
  const address = '/api/management/page/privacy';
  const put = (body: object): Promise<unknown> =>
    send(address, { method: 'PUT', headers, body: JSON.stringify(body) });
  const before = (await send(address, { headers })) as ContentPage;
  // Cached like a page that is in use.
  for (let visit = 0; visit < 3; visit++) await (await fetch(`${site}/privacy`)).text();
  const mark = `bench-${Date.now()}`;
  const { version } = (await put({
    version: before.version,
    body: { ...before.body, th: `${before.body.th}<p>${mark}</p>` },
  })) as ContentPage;
  const startedAt = performance.now();
  let isVisible = false;
  while (!isVisible && performance.now() - startedAt < GIVE_UP_MS) {
    isVisible = (await (await fetch(`${site}/privacy`)).text()).includes(mark);
    if (!isVisible) await pause(POLL_MS);
  }
  const time = performance.now() - startedAt;
  await put({ version, body: before.body });
  return isVisible ? time : Number.NaN;
}
