import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryLimiter } from '../limit/memory-limiter.ts';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { RecipientLimit } from './recipient-limit.ts';

const mail = { subject: 'x', text: 'x', html: 'x' };

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.close());

const sentTo = async (address: string) =>
  (await services.outbox()).filter((source) => source.includes(`To: ${address}`)).length;

test('five mails of any kind are sent to an unconfirmed address immediately, the others wait', async () => {
  const to = 'stranger@t.test';
  for (let index = 0; index < 30; index += 1) {
    await services.mailJob.enqueue({ ...mail, to, subject: `kind ${index}` });
  }
  await services.mailJob.enqueue({ ...mail, to: 'other@t.test' });
  expect(await sentTo(to)).toBe(5);
  expect(await sentTo('other@t.test')).toBe(1);
});

test('tags of a mailbox and its case are one recipient', async () => {
  for (const to of [
    'a@t.test',
    'A@t.test',
    'a+1@t.test',
    'a+2@T.test',
    'a+3@t.test',
    'a+4@t.test',
  ]) {
    await services.mailJob.enqueue({ ...mail, to });
  }
  expect(await services.outbox()).toHaveLength(5);
});

test('confirmed recipients are not limited', async () => {
  services.mailJob.exemptRecipients(async (address) => address === 'known@t.test');
  for (let index = 0; index < 12; index += 1)
    await services.mailJob.enqueue({ ...mail, to: 'known@t.test' });
  expect(await sentTo('known@t.test')).toBe(12);
});

test('a mail that the server refused does not count', async () => {
  const { send } = services.mail;
  services.mail.send = () => Promise.reject(new Error('away'));
  for (let index = 0; index < 5; index += 1)
    await services.mailJob.enqueue({ ...mail, to: 'b@t.test' });
  await services.jobs.drain();
  services.mail.send = send;
  for (let index = 0; index < 5; index += 1)
    await services.mailJob.enqueue({ ...mail, to: 'b@t.test' });
  expect(await sentTo('b@t.test')).toBe(5);
});

test('delayed mails are sent gradually, at most twenty a day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    const limit = new RecipientLimit(createMemoryLimiter());
    const states: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (let index = 0; index < 6; index += 1) {
        const { state, startAfter } = await limit.take('c@t.test');
        states.push(state);
        if (state === 'later') expect(startAfter?.getTime()).toBeGreaterThan(Date.now());
      }
      vi.advanceTimersByTime(15 * 60_000 + 1000);
    }
    expect(states.filter((state) => state === 'allowed')).toHaveLength(20);
    expect(states.slice(0, 6).at(-1)).toBe('later');
    expect(states.at(-1)).toBe('dropped');
  } finally {
    vi.useRealTimers();
  }
});
