import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createLogger } from '@dara/backend';
import { until } from '@dara/backend/testing';
import { endInOrder } from './end.ts';

function running(close: () => Promise<void> = async () => undefined) {
  const events = new EventEmitter();
  const codes: number[] = [];
  const exit = (code?: number | string | null): never => {
    codes.push(Number(code));
    return undefined as never;
  };
  const of = Object.assign(events, { exit }) as unknown as Pick<NodeJS.Process, 'on' | 'exit'>;
  const log = createLogger('silent');
  endInOrder({ log, say: () => undefined, limitMs: 12_000, close }, of);
  return { events, codes };
}

test('exits with 0 on a signal, after releasing resources', async () => {
  let isClosed = false;
  const { events, codes } = running(async () => {
    isClosed = true;
  });
  events.emit('SIGTERM', 'SIGTERM');
  await until(() => codes.length > 0);
  expect([isClosed, codes]).toEqual([true, [0]]);
});

test.each(['unhandledRejection', 'uncaughtException'])(
  'an %s drains the server and ends with 1, for a supervisor to start another',
  async (event) => {
    let closed = 0;
    const { events, codes } = running(async () => {
      closed += 1;
    });
    events.emit(event, new Error('nobody caught this'));
    events.emit(event, new Error('nor this'));
    await until(() => codes.length > 0);
    expect([closed, codes]).toEqual([1, [1]]);
  },
);

test('a second signal means now', () => {
  const { events, codes } = running(() => new Promise(() => undefined));
  events.emit('SIGINT', 'SIGINT');
  events.emit('SIGINT', 'SIGINT');
  expect(codes).toEqual([1]);
});

test('ends once when the parent process is gone, also while it is ending', async () => {
  let closed = 0;
  const close = async (): Promise<void> => void (closed += 1);
  const gone = running(close);
  gone.events.emit('disconnect');
  await until(() => gone.codes.length > 0);
  expect([closed, gone.codes]).toEqual([1, [0]]);
  const both = running(close);
  both.events.emit('SIGTERM', 'SIGTERM');
  both.events.emit('disconnect');
  await until(() => both.codes.length > 0);
  expect([closed, both.codes]).toEqual([2, [0]]);
});
