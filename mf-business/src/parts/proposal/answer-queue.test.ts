import { createAnswerQueue } from './answer-queue.ts';
import type { Answer, StoredAnswer } from './answer-state.ts';

const KEY = 'proposal-answers:PR-2569-0001';
const yes: Answer = { decision: 'Yes', reason: null, comment: null };
const no: Answer = { decision: 'No', reason: 'Look', comment: null };
const none: Answer = { decision: 'None', reason: null, comment: null };
const stored = (answer: Answer, version: number): StoredAnswer => ({ id: 'a', version, ...answer });
const offline = { status: 'FETCH_ERROR', code: 'FETCH_ERROR' };

type Send = (id: string, body: Answer & { version: number }) => Promise<StoredAnswer>;

function begun(send: Send) {
  const onConflict = jest.fn();
  const onRefused = jest.fn();
  const queue = createAnswerQueue({ key: KEY, send, onConflict, onRefused });
  queue.load([stored(none, 1)]);
  return { queue, onConflict, onRefused };
}

/** Lets what was started run until it waits for a timer. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('sends an answer as it is made and keeps nothing of it on the device then', async () => {
  const send = jest.fn<Promise<StoredAnswer>, Parameters<Send>>(async () => stored(yes, 2));
  const { queue } = begun(send);
  queue.answer('a', yes);
  expect(localStorage.getItem(KEY)).toContain('Yes');
  await settled();
  expect(send.mock.calls).toEqual([['a', { ...yes, version: 1 }]]);
  expect(queue.snapshot()).toMatchObject({ answers: {}, stored: { a: { version: 2 } } });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('of answers made while one is on its way only the last is sent, with the newer version', async () => {
  let arrive = (_: StoredAnswer) => undefined as void;
  const send = jest
    .fn<Promise<StoredAnswer>, Parameters<Send>>()
    .mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    .mockImplementationOnce(async () => stored(no, 3));
  const { queue } = begun(send);
  queue.answer('a', yes);
  queue.answer('a', none);
  queue.answer('a', no);
  arrive(stored(yes, 2));
  await settled();
  expect(send.mock.calls.map(([, body]) => body)).toEqual([
    { ...yes, version: 1 },
    { ...no, version: 2 },
  ]);
  expect(queue.snapshot().answers).toEqual({});
});

test('without a connection it waits, retries, and continues immediately after recovery', async () => {
  const send = jest
    .fn<Promise<StoredAnswer>, Parameters<Send>>()
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce({ status: 503, code: 'UNAVAILABLE' })
    .mockResolvedValueOnce(stored(yes, 2));
  const { queue } = begun(send);
  queue.answer('a', yes);
  await settled();
  expect(queue.snapshot().states).toEqual({ a: 'waiting' });
  await jest.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(2);
  queue.flush();
  await settled();
  expect(queue.snapshot()).toMatchObject({ answers: {}, states: {} });
});

test('what was not sent outlives the page and is sent by the next', async () => {
  const first = begun(() => Promise.reject(offline));
  first.queue.answer('a', no);
  await settled();
  first.queue.stop();
  const send = jest.fn<Promise<StoredAnswer>, Parameters<Send>>(async () => stored(no, 2));
  const { queue } = begun(send);
  expect(queue.snapshot().answers).toEqual({ a: { ...no, version: 1 } });
  await settled();
  expect(send).toHaveBeenCalledWith('a', { ...no, version: 1 });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('an answer of another user meanwhile counts and is shown', async () => {
  const theirs = stored(no, 5);
  const { queue, onConflict } = begun(() =>
    Promise.reject({ status: 409, code: 'VERSION_CONFLICT', current: theirs }),
  );
  queue.answer('a', yes);
  await settled();
  expect(onConflict).toHaveBeenCalledWith(theirs);
  expect(queue.snapshot()).toMatchObject({ answers: {}, stored: { a: theirs } });
});

test('an answer that waited does not replace one that another user gave meanwhile', async () => {
  const first = begun(() => Promise.reject(offline));
  first.queue.answer('a', no);
  await settled();
  first.queue.stop();
  const conflict = { status: 409, code: 'VERSION_CONFLICT', current: stored(yes, 2) };
  const send = jest.fn<Promise<StoredAnswer>, Parameters<Send>>(() => Promise.reject(conflict));
  const onConflict = jest.fn();
  const queue = createAnswerQueue({ key: KEY, send, onConflict, onRefused: jest.fn() });
  queue.load([stored(yes, 2)]);
  await settled();
  expect(send.mock.calls).toEqual([['a', { ...no, version: 1 }]]);
  expect(onConflict).toHaveBeenCalledWith(stored(yes, 2));
  expect(queue.snapshot()).toMatchObject({ answers: {}, stored: { a: { decision: 'Yes' } } });
});

test('an answer that had arrived before its confirmation was lost is no conflict', async () => {
  const { queue, onConflict } = begun(() =>
    Promise.reject({ status: 409, code: 'VERSION_CONFLICT', current: stored(yes, 2) }),
  );
  queue.answer('a', yes);
  await settled();
  expect(onConflict).not.toHaveBeenCalled();
  expect(queue.snapshot().answers).toEqual({});
});

test('a refused answer is reported and not sent again', async () => {
  const closed = { status: 410, code: 'PROPOSAL_CLOSED' };
  const send = jest.fn(() => Promise.reject(closed));
  const { queue, onRefused } = begun(send);
  queue.answer('a', yes);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onRefused).toHaveBeenCalledWith(closed);
  expect(send).toHaveBeenCalledTimes(1);
  expect(queue.snapshot().answers).toEqual({});
});
