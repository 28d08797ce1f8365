import { afterEach, describe, expect, vi, test } from 'vitest';
import { Breaker } from './breaker.ts';
import { DependencyError, faultOf } from './fault.ts';
import { SampledLog } from './sampled-log.ts';
import { withTimeout } from './with-timeout.ts';

const coded = (code: string, message = 'x', more = {}): Error =>
  Object.assign(new Error(message), { code, ...more });

describe('distinguishes dependency failures from own errors', () => {
  test.each([
    ['the server was restarted', coded('57P01'), 'database'],
    ['a statement took too long', coded('57014'), 'database'],
    ['a table is locked', coded('55P03'), 'database'],
    ['a transaction did nothing for too long', coded('25P03'), 'database'],
    ['too many connections', coded('53300'), 'database'],
    ['no place in the pool', new Error('timeout exceeded when trying to connect'), 'database'],
    ['the server hangs', new Error('Query read timeout'), 'database'],
    ['the connection broke', new Error('Connection terminated unexpectedly'), 'database'],
    ['the embedded worker died', new Error('the embedded database is closed'), 'database'],
    ['nothing listens', coded('ECONNREFUSED'), 'network'],
    [
      'the store fails',
      Object.assign(new Error(), { $metadata: { httpStatusCode: 503 } }),
      'files',
    ],
    ['Redis is gone', Object.assign(new Error(), { name: 'MaxRetriesPerRequestError' }), 'redis'],
    ['a read-only disk', coded('EROFS'), 'files'],
    ['a call past its limit', new DependencyError('mail', 'late'), 'mail'],
    ['what caused an error', new Error('wrapped', { cause: coded('57P03') }), 'database'],
  ])('%s', (_name, error, dependency) => {
    expect(faultOf(error)).toEqual({ dependency, code: 'UNAVAILABLE' });
  });

  test.each([
    ['on the disk', coded('ENOSPC'), 'files'],
    ['by its quota', coded('EDQUOT'), 'files'],
    ['in the database', coded('53100'), 'database'],
  ])('no room left %s', (_name, error, dependency) => {
    expect(faultOf(error)).toEqual({ dependency, code: 'STORAGE_FULL' });
  });

  test.each([
    ['a duplicate key', coded('23505')],
    ['wrong SQL', coded('42601')],
    ['a missing file', coded('ENOENT')],
    ['a refusal of the store', Object.assign(new Error(), { $metadata: { httpStatusCode: 403 } })],
    ['a bug', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('%s is none', (_name, error) => {
    expect(faultOf(error)).toBeUndefined();
  });
});

describe('a breaker', () => {
  const away = () => Promise.reject(coded('57P01'));
  const make = () => {
    const clock = { now: 0 };
    const breaker = new Breaker({
      dependency: 'database',
      isFault: (error) => faultOf(error) !== undefined,
      failures: 2,
      restMs: 100,
      now: () => clock.now,
    });
    return { breaker, clock };
  };
  const fail = (breaker: Breaker) => expect(breaker.run(away)).rejects.toThrow('x');

  test('opens after consecutive faults, and closes with the first success', async () => {
    const { breaker, clock } = make();
    await fail(breaker);
    await fail(breaker);
    const asked = vi.fn(() => Promise.resolve(1));
    await expect(breaker.run(asked)).rejects.toBeInstanceOf(DependencyError);
    expect(asked).not.toHaveBeenCalled();
    clock.now = 100;
    expect(await breaker.run(asked)).toBe(1);
    expect(breaker.isOpen).toBe(false);
    await fail(breaker);
    expect(breaker.isOpen).toBe(false);
  });

  test('lets one call try, the others are refused until it is known', async () => {
    const { breaker, clock } = make();
    await fail(breaker);
    await fail(breaker);
    clock.now = 100;
    let answer: (value: number) => void = () => undefined;
    const trial = breaker.run(() => new Promise<number>((resolve) => (answer = resolve)));
    await expect(breaker.run(away)).rejects.toBeInstanceOf(DependencyError);
    answer(1);
    expect(await trial).toBe(1);
    clock.now = 200;
    await fail(breaker);
    await fail(breaker);
    clock.now = 300;
    await fail(breaker);
    await expect(breaker.run(away)).rejects.toBeInstanceOf(DependencyError);
  });

  test('does not count rejections by the dependency', async () => {
    const { breaker } = make();
    for (let call = 0; call < 5; call += 1) {
      await expect(breaker.run(() => Promise.reject(coded('23505')))).rejects.toThrow('x');
    }
    expect(breaker.isOpen).toBe(false);
  });
});

test('a call over its time limit is cancelled and abandoned', async () => {
  let signal: AbortSignal | undefined;
  const hung = withTimeout(5, 'files', (given) => {
    signal = given;
    return new Promise<never>(() => undefined);
  });
  await expect(hung).rejects.toMatchObject({ dependency: 'files' });
  expect(signal?.aborted).toBe(true);
  expect(await withTimeout(60_000, 'files', async () => 'x')).toBe('x');
});

describe('lines of one fault', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are written once, then counted', () => {
    vi.useFakeTimers();
    const log = new SampledLog(1000);
    const lines: unknown[] = [];
    const say = (kind: string) => log.write(kind, (counted) => lines.push([kind, counted]));
    for (let at = 0; at < 4; at += 1) say('a');
    say('b');
    expect(lines).toEqual([
      ['a', {}],
      ['b', {}],
    ]);
    vi.advanceTimersByTime(1000);
    expect(lines.slice(2)).toEqual([['a', { repeated: 3 }]]);
    vi.advanceTimersByTime(2000);
    say('a');
    expect(lines.slice(3)).toEqual([['a', {}]]);
  });
});
