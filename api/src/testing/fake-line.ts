import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const SECRET = 'channel-secret';
const TOKEN = 'channel-token';

export interface SentMessage {
  to: string;
  text: string;
  retryKey: string | null;
}

/** A fake of LINE's Messaging API on a local port, as far as the site uses it. */
export interface FakeLine {
  /** Its environment keys. */
  env: Record<string, string>;
  /** Received messages, one per retry key. */
  pushed: SentMessage[];
  /** By reply token, each valid once. */
  replies: Map<string, string>;
  /** Paths of all requests, answered or not. */
  calls: string[];
  /** Status of the next push requests; 0 accepts the message and drops the response. */
  pushAnswers: number[];
  /** Everything is answered 503. */
  isAway: boolean;
  /** Users who blocked the channel or do not exist. */
  strangers: Set<string>;
  /** A webhook body with its signature. */
  signed(events: object[], secret?: string): { payload: string; headers: Record<string, string> };
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body?: object;
  /** Where a redirect leads. */
  location?: string;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>;
}

type State = Omit<FakeLine, 'env' | 'signed' | 'close'>;

function push(state: State, request: IncomingMessage, body: Record<string, unknown>): Answer {
  const retryKey = String(request.headers['x-line-retry-key'] ?? '') || null;
  const status = state.pushAnswers.shift() ?? 200;
  if (status === 307) return { status, location: '/elsewhere' };
  if (status > 200) return { status, body: { message: 'refused' } };
  const [message] = body['messages'] as { text: string }[];
  if (retryKey && state.pushed.some((sent) => sent.retryKey === retryKey)) return { status: 409 };
  state.pushed.push({ to: String(body['to']), text: message?.text ?? '', retryKey });
  return { status };
}

async function answerOf(state: State, request: IncomingMessage): Promise<Answer> {
  const url = request.url ?? '';
  const body = await bodyOf(request);
  state.calls.push(url);
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return { status: 401 };
  if (state.isAway) return { status: 503 };
  const [, userId = ''] = /\/(U[0-9a-f]{32})(?:\/|$)/.exec(url) ?? [];
  if (url.endsWith('/linkToken')) return { status: 200, body: { linkToken: `link-${userId}` } };
  if (url.startsWith('/v2/bot/profile/'))
    return { status: state.strangers.has(userId) ? 404 : 200 };
  if (url === '/v2/bot/info')
    return { status: 200, body: { basicId: '@dara', displayName: 'Dara Agency' } };
  if (url === '/v2/bot/message/push') return push(state, request, body);
  const token = String(body['replyToken']);
  if (url !== '/v2/bot/message/reply') return { status: 404 };
  if (state.replies.has(token)) return { status: 400, body: { message: 'Invalid reply token' } };
  state.replies.set(token, (body['messages'] as { text: string }[])[0]?.text ?? '');
  return { status: 200 };
}

export async function openFakeLine(): Promise<FakeLine> {
  const state: State = {
    pushed: [],
    replies: new Map(),
    calls: [],
    pushAnswers: [],
    isAway: false,
    strangers: new Set(),
  };
  const server = createServer((request, response) => {
    void answerOf(state, request).then(({ status, body = {}, location }) => {
      if (status === 0) return response.destroy();
      return response
        .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    env: {
      LINE_CHANNEL_TOKEN: TOKEN,
      LINE_CHANNEL_SECRET: SECRET,
      LINE_API_URL: `http://127.0.0.1:${port}`,
    },
    signed(events: object[], secret = SECRET) {
      const payload = JSON.stringify({ destination: 'U0', events });
      const signature = createHmac('sha256', secret).update(payload).digest('base64');
      const headers = { 'content-type': 'application/json', 'x-line-signature': signature };
      return { payload, headers };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
