import { expect, test } from 'vitest';
import { LogSink, parseLogLine } from '../testing/log-lines.ts';
import { createLogger } from './logger.ts';
import { maskSecrets, maskUrl } from './mask.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const sink = new LogSink();
  write(createLogger('info', sink));
  return parseLogLine(sink.text);
}

test('secrets are masked at any depth', () => {
  const entry = logged((log) =>
    log.info({
      password: 'hunter2',
      user: { newPassword: 'hunter2', tokens: { refreshToken: 'hunter2' }, email: 'a@dara.test' },
      list: [{ Authorization: 'Bearer hunter2' }],
      headers: { cookie: 'hunter2', 'set-cookie': ['hunter2'] },
      jwtSecret: 'hunter2',
    }),
  );
  expect(JSON.stringify(entry)).not.toContain('hunter2');
  expect(entry).toMatchObject({ level: 'info', user: { email: 'a@dara.test' } });
});

test('a request is logged without headers and without the secrets of its address', () => {
  const req = {
    method: 'GET',
    url: '/resetpassword/a%40dara.test/hunter2?x=1',
    headers: { authorization: 'Bearer hunter2' },
    ip: '127.0.0.1',
  };
  const entry = logged((log) => log.info({ req }));
  expect(JSON.stringify(entry)).not.toContain('hunter2');
  expect(entry['req']).toEqual({
    method: 'GET',
    url: '/resetpassword/[masked]?x=1',
    ip: '127.0.0.1',
  });
});

test('the secret of a calendar’s link is masked', () => {
  const req = { method: 'GET', url: '/api/calendar/hunter2.ics', ip: '127.0.0.1' };
  const entry = logged((log) => log.info({ req }));
  expect(entry['req']).toMatchObject({ url: '/api/calendar/[masked]' });
});

test('an error keeps its message and stack, its extra fields are masked', () => {
  const error = Object.assign(new Error('broken'), { config: { password: 'hunter2' } });
  const entry = logged((log) => log.error({ err: error }, 'failed'));
  expect(entry).toMatchObject({
    msg: 'failed',
    err: { message: 'broken', stack: expect.stringContaining('logger.test') },
  });
  expect(JSON.stringify(entry)).not.toContain('hunter2');
});

test('a key that every line has is not written twice', () => {
  const entry = logged((log) => log.info({ release: 'mf-x', msg: 'other', name: 'mf-x' }, 'done'));
  expect(entry).toMatchObject({ msg: 'done', release_: 'mf-x', msg_: 'other', name: 'mf-x' });
  expect(entry['release']).toMatch(/^\d+\./);
});

test.each([
  ['text', 'Dara is at https://dara.test'],
  ['a list', '[1]'],
  ['a key twice', '{"a":1,"b":{"c":[{"a":1}],"a":2},"a":3}'],
  ['a key twice within', '{"a":{"b":"\\"","b":2}}'],
])('the parser of log lines refuses %s', (_what, line) => {
  expect(() => parseLogLine(line)).toThrow(SyntaxError);
});

test('the parser of log lines takes equal keys of different objects', () => {
  const line = '{"a":"b\\"a\\":","b":[{"a":1},{"a":2}],"c":{"a":{}}}';
  expect(parseLogLine(line)).toEqual(JSON.parse(line));
});

const newToken = (bytes: number): string => Buffer.alloc(bytes, 'aB3_').toString('base64url');

test.each([
  ['/a?accessToken=x&b=1', '/a?accessToken=[masked]&b=1'],
  ['/api/proposal/abc123/respond', '/api/proposal/[masked]/respond'],
  ['/proposal/7bc123-_x?passcode=1', '/proposal/[masked]?passcode=[masked]'],
  ['/proposal/018cc251-f400-7000-8000-1', '/proposal/018cc251-f400-7000-8000-1'],
  ['/book?keyword=น้ำ', '/book?keyword=น้ำ'],
  [`/guardian/${newToken(32)}`, '/guardian/[masked]'],
  [`/business/invitation/${newToken(32)}?lang=en`, '/business/invitation/[masked]?lang=en'],
  [`/api/news/preview/${newToken(16)}`, '/api/news/preview/[masked]'],
  [`/whatever/comes/next/${newToken(16)}/edit`, '/whatever/comes/next/[masked]/edit'],
  [
    '/talkofthetown/018cc251-f400-7000-8000-0242ac120002',
    '/talkofthetown/018cc251-f400-7000-8000-0242ac120002',
  ],
  [
    '/assets/mf-business/proposal-detail-page.0a1b2c3d4e5f6071.js',
    '/assets/mf-business/proposal-detail-page.0a1b2c3d4e5f6071.js',
  ],
])('%s is logged as %s', (url, masked) => {
  expect(maskUrl(url)).toBe(masked);
});

test('other values than plain data stay unchanged', () => {
  const at = new Date();
  expect(maskSecrets({ at, password: null })).toEqual({ at, password: null });
});
