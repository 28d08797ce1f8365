import { afterEach, expect, test, vi } from 'vitest';
import { DependencyError } from '../faults/fault.ts';
import { createLogger } from '../log/logger.ts';
import { LogSink } from '../testing/log-lines.ts';
import { ReadyChecks } from './ready-checks.ts';

afterEach(() => void vi.useRealTimers());

function build(): { checks: ReadyChecks; lines: () => Record<string, unknown>[] } {
  const sink = new LogSink();
  return { checks: new ReadyChecks(createLogger('info', sink)), lines: () => sink.take() };
}

test('a failure is logged once, and its end with how long it lasted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { checks, lines } = build();
  let fault: Error | undefined;
  checks.add(
    'database',
    () => {
      if (fault) throw fault;
      return true;
    },
    'helpful',
  );
  expect(await checks.run()).toEqual({ database: true });
  expect(lines()).toEqual([]);
  fault = new DependencyError('database', 'nothing listens there');
  for (let times = 0; times < 3; times += 1) {
    expect(await checks.run()).toEqual({ database: false });
    vi.advanceTimersByTime(4000);
  }
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 'warn',
      check: 'database',
      msg: 'ready check failed',
      err: expect.objectContaining({ message: 'nothing listens there' }),
    }),
  ]);
  // Another kind of failure is logged, and does not restart the duration.
  fault = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  await checks.run();
  expect(lines()).toEqual([expect.objectContaining({ level: 'warn', check: 'database' })]);
  fault = undefined;
  vi.advanceTimersByTime(500);
  expect(await checks.run()).toEqual({ database: true });
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 'info',
      check: 'database',
      awayS: 12.5,
      msg: 'ready check passes again',
    }),
  ]);
});

test('a check that answers false is logged like one that throws; the end of the server is not', async () => {
  const { checks, lines } = build();
  checks.add('redis', () => false, 'helpful');
  checks.add('staying', () => false, 'required');
  expect(await checks.run()).toEqual({ redis: false, staying: false });
  const logged = lines();
  expect(logged).toEqual([expect.objectContaining({ check: 'redis', msg: 'ready check failed' })]);
  expect(checks.kindsOf(['redis', 'staying'])).toEqual(['helpful', 'required']);
});
