import { Breaker, DependencyError, faultOf, withTimeout, type LineConfig } from '@dara/backend';

const LIMIT_MS = 10_000;
/** Timeout for interactive requests. */
const INFO_LIMIT_MS = 3000;
const INFO_KEPT_MS = 3_600_000;

/** LINE responded and refused the request. */
export class LineRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`LINE answered ${status}: ${message}`);
    this.name = 'LineRefusal';
    this.status = status;
  }
}

/** Under which name people find the channel, and the address that adds it. */
export interface LineInfo {
  name: string;
  addUrl: string;
}

/**
 * The channel of LINE's Messaging API; every call throws `LineRefusal`, or `DependencyError` while LINE is
 * unavailable.
 */
export interface LineChannel {
  /** Retry key, a UUID: repeated within a day, the message is delivered once. */
  push(userId: string, text: string, retryKey: string): Promise<void>;
  reply(replyToken: string, text: string): Promise<void>;
  /** Valid once, for ten minutes. */
  linkToken(userId: string): Promise<string>;
  /** False for users who blocked the channel or left LINE. */
  hasFriend(userId: string): Promise<boolean>;
  info(): Promise<LineInfo>;
}

const textMessages = (text: string) => [{ type: 'text', text }];
const pathId = (userId: string): string => encodeURIComponent(userId);

export function createLineChannel({ apiUrl, channelToken }: LineConfig): LineChannel {
  const breaker = new Breaker({
    dependency: 'line',
    isFault: (error) => faultOf(error)?.dependency === 'line',
  });

  async function fetchLine(path: string, init: RequestInit, limitMs: number): Promise<unknown> {
    const headers = { ...init.headers, authorization: `Bearer ${channelToken}` };
    try {
      return await withTimeout(limitMs, 'line', async (signal) => {
        const asked = { ...init, headers, signal, redirect: 'error' } as const;
        const answer = await fetch(`${apiUrl}${path}`, asked);
        const body = await answer.text();
        if (answer.status >= 500)
          throw new DependencyError('line', `LINE failed: ${answer.status}`);
        if (!answer.ok) throw new LineRefusal(answer.status, body.slice(0, 500));
        return JSON.parse(body || '{}') as unknown;
      });
    } catch (error) {
      if (error instanceof LineRefusal || error instanceof DependencyError) throw error;
      throw new DependencyError('line', 'LINE does not answer', { cause: error });
    }
  }

  const call = (path: string, init: RequestInit = {}, limitMs = LIMIT_MS): Promise<unknown> =>
    breaker.run(() => fetchLine(path, init, limitMs));

  const post = (path: string, body?: object, headers = {}): Promise<unknown> => {
    const json = { 'content-type': 'application/json', ...headers };
    return call(path, { method: 'POST', headers: json, body: body ? JSON.stringify(body) : null });
  };

  let known: { info: LineInfo; until: number } | undefined;
  return {
    async push(to, text, retryKey) {
      const body = { to, messages: textMessages(text) };
      await post('/v2/bot/message/push', body, { 'x-line-retry-key': retryKey }).catch(
        // LINE accepted an earlier attempt whose response was lost.
        (error: unknown) => {
          if (!isRefusal(error, 409)) throw error;
        },
      );
    },
    async reply(replyToken, text) {
      await post('/v2/bot/message/reply', { replyToken, messages: textMessages(text) });
    },
    async linkToken(userId) {
      const { linkToken } = (await post(`/v2/bot/user/${pathId(userId)}/linkToken`)) as {
        linkToken: string;
      };
      return linkToken;
    },
    async hasFriend(userId) {
      try {
        await call(`/v2/bot/profile/${pathId(userId)}`);
        return true;
      } catch (error) {
        if (isRefusal(error, 404)) return false;
        throw error;
      }
    },
    async info() {
      if (known && known.until > Date.now()) return known.info;
      const { basicId, displayName } = (await call('/v2/bot/info', {}, INFO_LIMIT_MS)) as {
        basicId: string;
        displayName: string;
      };
      const addUrl = `https://line.me/R/ti/p/${encodeURIComponent(basicId)}`;
      known = { info: { name: displayName, addUrl }, until: Date.now() + INFO_KEPT_MS };
      return known.info;
    },
  };
}

export const isRefusal = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof LineRefusal && statuses.includes(error.status);
