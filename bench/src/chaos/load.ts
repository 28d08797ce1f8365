import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '@dara/api/testing';
import sharp from 'sharp';
import { pause } from '../lib/site.ts';

/** A browser that waits longer than this has given up. */
const PATIENCE_MS = 60_000;
export const EMAIL = 'chaos@dara.test';
const PICTURES = 2;

export interface Acknowledged {
  id: string;
  displayName: string;
}

/** What the clients saw. */
export interface Seen {
  acknowledged: Acknowledged[];
  /** Names that were sent, acknowledged or not. */
  sent: number;
  statuses: Map<string, number>;
  slowestMs: number;
  pages: number;
  pagesFailed: number;
}

const newSeen = (): Seen => ({
  acknowledged: [],
  sent: 0,
  statuses: new Map(),
  slowestMs: 0,
  pages: 0,
  pagesFailed: 0,
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
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
    form.append('imageFiles', new Blob([new Uint8Array(picture)]), `${at}.jpg`);
  }
  return form;
}

/** Clients of a running site that save, sign in and read at the same time until they are told to stop. */
export class Load {
  readonly #url: string;
  #token = '';
  #isRunning = false;
  #clients: Promise<void>[] = [];
  readonly #stopping = new AbortController();
  seen = newSeen();

  constructor(url: string) {
    this.#url = url;
  }

  start(writers: number): void {
    this.#isRunning = true;
    const repeat = async (task: () => Promise<unknown>, restMs: number): Promise<void> => {
      while (this.#isRunning) {
        await task();
        await pause(restMs);
      }
    };
    this.#clients = [
      ...Array.from({ length: writers }, () => repeat(() => this.write(), 20)),
      repeat(() => this.signIn(), 5000),
      repeat(() => this.#read('/api/talent?size=10'), 50),
      repeat(() => this.#page(), 100),
    ];
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#clients);
    this.#stopping.abort();
  }

  /** Makes a talent with pictures; answers whether that was acknowledged. */
  async write(): Promise<boolean> {
    if (!this.#token && !(await this.signIn())) return false;
    const displayName = `chaos ${randomUUID()}`;
    const body = await formOf(displayName);
    this.seen.sent += 1;
    const answer = await this.#call('POST', '/api/management/talent', {
      body,
      headers: { authorization: `Bearer ${this.#token}`, 'x-request-id': randomUUID() },
    });
    if (answer?.status === 401) this.#token = '';
    if (answer && answer.status >= 400 && answer.status < 429 && answer.status !== 401)
      throw new Error(`a save is wrong in itself: ${await answer.text()}`);
    if (!answer?.ok) return false;
    const { id } = (await answer.json()) as { id: string };
    this.seen.acknowledged.push({ id, displayName });
    return true;
  }

  async signIn(): Promise<boolean> {
    const answer = await this.#call('POST', '/api/authorization/login', {
      body: JSON.stringify({ email: EMAIL, password: TEST_PASSWORD }),
      headers: { 'content-type': 'application/json' },
    });
    if (!answer?.ok) return false;
    this.#token = ((await answer.json()) as { accessToken: string }).accessToken;
    return true;
  }

  async #read(path: string): Promise<boolean> {
    const answer = await this.#call('GET', path);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.ok ?? false;
  }

  /** The home page, which is kept: it is served through everything but the end of the process. */
  async #page(): Promise<void> {
    this.seen.pages += 1;
    if (!(await this.#read('/'))) this.seen.pagesFailed += 1;
  }

  page(): Promise<boolean> {
    return this.#read('/');
  }

  async #call(method: string, path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const startedAt = performance.now();
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(this.#url + path, { ...init, method, signal, redirect: 'manual' });
      this.#count(String(answer.status));
      return answer;
    } catch {
      this.#count('none');
      return undefined;
    } finally {
      this.seen.slowestMs = Math.max(this.seen.slowestMs, performance.now() - startedAt);
    }
  }

  #count(status: string): void {
    this.seen.statuses.set(status, (this.seen.statuses.get(status) ?? 0) + 1);
  }

  /** What was seen since the last call. */
  take(): Seen {
    const { seen } = this;
    this.seen = newSeen();
    return seen;
  }
}
