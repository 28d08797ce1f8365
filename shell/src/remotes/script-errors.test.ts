import { UNNAMED_SITE, type RegistrySnapshot } from '@dara/contract';
import type { TelemetryEvent } from '../site/services.ts';
import { watchScriptErrors } from './script-errors.ts';

const release = {
  url: '/assets/mf-room/entry.js',
  fallbackUrl: null,
  metadata: { integrity: 'sha384-test', version: '2.0.0' },
  deployment: { traffic: 100, default: true },
  extras: { routes: [], menu: [], sections: [], messages: {}, fallbackIntegrity: null },
};
const snapshot = {
  revision: '1',
  shell: { version: '1.0.0' },
  site: UNNAMED_SITE,
  microFrontends: { 'mf-room': [release] },
} as unknown as RegistrySnapshot;

let events: TelemetryEvent[];
let end: () => void;
beforeEach(() => {
  events = [];
  end = watchScriptErrors(snapshot, (event) => events.push(event));
});
afterEach(() => end());

const at = (...scripts: string[]): Error => {
  const error = new Error('broken');
  error.stack = [
    'Error: broken',
    ...scripts.map((path) => `    at f (https://x.test${path}:1:2)`),
  ].join('\n');
  return error;
};
const fail = (error: unknown, filename = ''): void => {
  dispatchEvent(new ErrorEvent('error', { error, filename, message: 'Script error: broken' }));
};
const reject = (reason: unknown): void => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

it('reports errors of handlers, with the innermost remote of the stack', () => {
  fail(at('/assets/shell/react.js', '/assets/mf-room/home.js', '/assets/shell/entry.js'));
  expect(events).toEqual([
    expect.objectContaining({
      remote: 'mf-room',
      version: '2.0.0',
      kind: 'error',
      phase: 'handler',
      message: expect.stringContaining('Error: broken'),
    }),
  ]);
});

it('reports an unhandled rejection', () => {
  reject(at('/assets/mf-room/home.js'));
  expect(events[0]).toMatchObject({ remote: 'mf-room', phase: 'rejection' });
});

it('goes by the address of the script where there is no stack', () => {
  fail(undefined, 'https://x.test/assets/mf-room/home.js');
  expect(events[0]).toMatchObject({ remote: 'mf-room', message: 'Script error: broken' });
});

it('assigns errors with only the shell in their stack to the shell, and ignores foreign ones', () => {
  fail(at('/assets/shell/entry.js'));
  fail(at('/assets/mf-gone/entry.js'));
  reject('a text');
  fail(undefined, 'chrome-extension://x/y.js');
  expect(events).toEqual([expect.objectContaining({ remote: 'shell', version: '1.0.0' })]);
});

it('reports the same error only a few times, and none after it ends', () => {
  for (let time = 0; time < 50; time += 1) fail(at('/assets/mf-room/home.js'));
  expect(events).toHaveLength(10);
  end();
  events.length = 0;
  end = watchScriptErrors(snapshot, (event) => events.push(event));
  end();
  reject(at('/assets/mf-room/home.js'));
  expect(events).toEqual([]);
});
