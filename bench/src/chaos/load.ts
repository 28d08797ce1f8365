import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '@dara/api/testing';
import sharp from 'sharp';
import { pause } from '../lib/site.ts';

/** Client timeout. */
const PATIENCE_MS = 60_000;
export const EMAIL = 'chaos@dara.test';
const PICTURES = 2;
const PAGE = '/';
/** Pause of a client after a refusal. */
const REFUSED_MS = 300;
/** Sign-ins are limited to 60 in ten minutes, successful or not. */
const SIGN_IN_MS = 20_000;
const SIGN_IN_AGAIN_MS = 5000;

export interface Acknowledged {
  id: string;
  displayName: string;
}

/** An unexpected response, or a cached page that failed. */
export interface Failure {
  at: string;
  method: string;
  path: string;
  status: string;
  body: string;
  traceId: string | undefined;
  isPage: boolean;
}

/** Results of the clients. */
export interface Seen {
  acknowledged: Acknowledged[];
  /** Names that were sent, acknowledged or not. */
  sent: number;
  statuses: Map<string, number>;
  slowestMs: number;
  pages: number;
  pagesFailed: number;
  failures: Failure[];
}

const newSeen = (): Seen => ({
  acknowledged: [],
  sent: 0,
  statuses: new Map(),
  slowestMs: 0,
  pages: 0,
  pagesFailed: 0,
  failures: [],
});

let made = 0;

async function formOf(displayName: string): Promise<FormData> {
  const form = new FormData();
  const name = { firstName: { th: 'ก' }, lastName: { th: 'ข' }, gender: 'Male' };
  const email = `${displayName.replaceAll(' ', '-')}@chaos.test`;
  form.append('data', JSON.stringify({ displayName, email, ...name }));
  for (let at = 0; at < PICTURES; at += 1) {
    made += 1;
    const background = `#${((made * 7919) % 0xffffff).toString(16).padStart(6, '0')}`;
    const image = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
    form.append('imageFiles', new Blob([new Uint8Array(image)]), `${at}.jpg`);
  }
  return form;
}

/** A response that was read completely. */
interface Answer {
  status: number;
  isOk: boolean;
  body: string;
}

/** Clients that save, sign in and read concurrently until they are stopped. */
export class Load {
  readonly #url: string;
  #token = '';
  #signedInAt = Number.NEGATIVE_INFINITY;
  #signingIn: Promise<boolean> | undefined;
  #isRunning = false;
  #clients: Promise<void>[] = [];
  #stopped: Promise<void> = Promise.resolve();
  #endRests: () => void = () => undefined;
  seen = newSeen();

  constructor(url: string) {
    this.#url = url;
  }

  start(writers: number): void {
    this.#isRunning = true;
    this.#stopped = new Promise((resolve) => (this.#endRests = resolve));
    const repeat = async (task: () => Promise<boolean>, restMs: number): Promise<void> => {
      while (this.#isRunning) {
        const rest = (await task()) ? restMs : Math.max(restMs, REFUSED_MS);
        await Promise.race([pause(rest), this.#stopped]);
      }
    };
    this.#clients = [
      ...Array.from({ length: writers }, () => repeat(() => this.write(), 20)),
      repeat(() => this.#renew(), 1000),
      repeat(() => this.#read('/api/talent?size=10'), 50),
      repeat(() => this.#countedPage(), 100),
    ];
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    this.#endRests();
    await Promise.all(this.#clients);
  }

  /** Creates a talent with images; returns whether it was acknowledged. */
  async write(): Promise<boolean> {
    if (!this.#token && !(await this.#renew())) return false;
    if (!this.#token) return false;
    const displayName = `chaos ${randomUUID()}`;
    const body = await formOf(displayName);
    this.seen.sent += 1;
    const answer = await this.#call('POST', '/api/management/talent', {
      body,
      headers: { authorization: `Bearer ${this.#token}`, 'x-request-id': randomUUID() },
    });
    if (answer?.status === 401) this.#token = '';
    if (!answer?.isOk) return false;
    const { id } = JSON.parse(answer.body) as { id: string };
    this.seen.acknowledged.push({ id, displayName });
    return true;
  }

  /** One attempt shared by concurrent callers. */
  signIn(): Promise<boolean> {
    this.#signingIn ??= this.#signIn().finally(() => (this.#signingIn = undefined));
    return this.#signingIn;
  }

  /** Signs in at intervals, which uses database and limiter differently from a save. */
  async #renew(): Promise<boolean> {
    if (performance.now() - this.#signedInAt < SIGN_IN_MS) return true;
    return this.signIn();
  }

  async #signIn(): Promise<boolean> {
    this.#signedInAt = performance.now();
    const answer = await this.#call('POST', '/api/authorization/login', {
      body: JSON.stringify({ email: EMAIL, password: TEST_PASSWORD }),
      headers: { 'content-type': 'application/json' },
    });
    if (!answer?.isOk) {
      this.#signedInAt -= SIGN_IN_MS - SIGN_IN_AGAIN_MS;
      return false;
    }
    this.#token = (JSON.parse(answer.body) as { accessToken: string }).accessToken;
    return true;
  }

  async #read(path: string): Promise<boolean> {
    return (await this.#call('GET', path))?.isOk ?? false;
  }

  /** The home page is cached: it is served during all faults except a process exit. */
  page(): Promise<boolean> {
    return this.#read(PAGE);
  }

  async #countedPage(): Promise<boolean> {
    this.seen.pages += 1;
    const isShown = await this.page();
    if (!isShown) this.seen.pagesFailed += 1;
    return isShown;
  }

  async #call(method: string, path: string, init: RequestInit = {}): Promise<Answer | undefined> {
    const startedAt = performance.now();
    const at = new Date().toISOString();
    const asked = { at, method, path, isPage: path === PAGE };
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(this.#url + path, { ...init, method, signal, redirect: 'manual' });
      const [status, body] = [answer.status, await answer.text()];
      this.#count(String(status));
      const traceId = answer.headers.get('x-trace-id') ?? undefined;
      const failure = { ...asked, status: String(status), body: body.slice(0, 300), traceId };
      if (!isExcused(status) || (asked.isPage && !answer.ok)) this.seen.failures.push(failure);
      return { status, isOk: answer.ok, body };
    } catch (error) {
      this.#count('none');
      const { message, cause } = error as Error;
      const body = [message, (cause as Error | undefined)?.message ?? ''].join(': ');
      this.seen.failures.push({ ...asked, status: 'none', body, traceId: undefined });
      return undefined;
    } finally {
      this.seen.slowestMs = Math.max(this.seen.slowestMs, performance.now() - startedAt);
    }
  }

  #count(status: string): void {
    this.seen.statuses.set(status, (this.seen.statuses.get(status) ?? 0) + 1);
  }

  /** Results since the last call. */
  take(): Seen {
    const { seen } = this;
    this.seen = newSeen();
    return seen;
  }
}

/** Success, an expired token, a limit, and errors for temporary unavailability. */
const isExcused = (status: number): boolean =>
  status < 400 || status === 401 || status === 429 || status === 503 || status === 507;
