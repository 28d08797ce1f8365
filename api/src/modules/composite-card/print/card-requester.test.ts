import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import type { Identity } from '@dara/backend';
import { until } from '@dara/backend/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildApi } from '../../../app/build-app.ts';
import { cardCalls } from '../../../testing/card-calls.ts';
import { imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import { createImageStore } from '../../image/image.public.ts';
import { requesterOf, sendUnlessAborted } from './card-requester.ts';
import { PRIORITY } from './card-queue.ts';

const setup = staffTestApi();
const { address, made, send } = cardCalls(() => setup.api);

let talent: SignedIn;
let id: string;
let card: string;
beforeAll(async () => {
  id = await setup.records.talent();
  talent = await setup.api.signIn({ permission: 'Talent', talent_id: id });
  const image = await createImageStore(setup.api.services).add(await imageBytes(), {
    alt: null,
    access: 'public',
    talentId: id,
  });
  const slots = ['front', 'back1'].map((slot) => ({ slot, imageId: image.id }));
  const data = { name: 'Card', template: 'Classic', language: 'th', slots };
  card = (await made(setup.staff, id, data)).id;
});

const FILES = { name: 'card-file', max: 60, windowMs: 600_000, hasTrustedKeys: true };
const DRAFTS = { ...FILES, name: 'card-draft', max: 1200 };

describe('limits of drawing', () => {
  test('the number of card files is limited for a talent, with a higher limit for staff', async () => {
    const { limiter } = setup.api.services;
    await limiter.hit(FILES, talent.id, FILES.max - 1);
    const png = address(id, `/${card}/png?width=200&side=front`);
    expect((await send(talent, 'GET', png)).statusCode).toBe(200);
    const refused = await send(talent, 'GET', png);
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(talent, 'GET', address(id, `/${card}/pdf`))).statusCode).toBe(429);
    await limiter.hit(FILES, setup.staff.id, FILES.max);
    expect((await send(setup.staff, 'GET', png)).statusCode).toBe(200);
  });

  test('drafts are limited, too', async () => {
    await setup.api.services.limiter.hit(DRAFTS, talent.id, DRAFTS.max - 1);
    const draw = () => send(talent, 'POST', address(id, '/drawing'), { template: 'Classic' });
    expect((await draw()).statusCode).toBe(200);
    expect((await draw()).statusCode).toBe(429);
  });
});

describe('the place in the line', () => {
  /** Asks as this person, over a connection that ends at once; returns the place and whether it was given up. */
  async function ask(who: Partial<Identity>, isAnswered = false) {
    const identity = {
      id: randomUUID(),
      talentId: null,
      businessProfileId: null,
      isBusinessSuspended: false,
      ...who,
    };
    const raw = Object.assign(new EventEmitter(), { writableFinished: isAnswered });
    const reply = { raw } as unknown as FastifyReply;
    const requester = requesterOf(
      setup.api.services,
      { identity } as unknown as FastifyRequest,
      reply,
    );
    raw.emit('close');
    const { priority, signal } = await requester;
    return { priority, hasLeft: signal.aborted };
  }

  test('is last for a talent that waits for approval, and first for staff', async () => {
    const waiting = await setup.records.talent({ status: 'Pending' });
    const places = [
      await ask({ permission: 'Talent', talentId: waiting }),
      await ask({ permission: 'Talent', talentId: id }),
      await ask({ permission: 'Business' }),
      await ask({ permission: 'Admin', talentId: waiting }),
    ];
    const { pending, usual, staff } = PRIORITY;
    expect(places.map(({ priority }) => priority)).toEqual([pending, usual, usual, staff]);
  });

  test('is given up when the connection ends before the answer, not after it', async () => {
    expect((await ask({ permission: 'Staff' })).hasLeft).toBe(true);
    expect((await ask({ permission: 'Staff' }, true)).hasLeft).toBe(false);
  });
});

test('a card that cannot be made is a fault for who waits, and nothing for who has left', async () => {
  let given = 0;
  const reply = { hijack: () => void (given += 1) } as unknown as FastifyReply;
  const fail = () => Promise.reject(new Error('no such picture'));
  const waits = { priority: PRIORITY.usual, signal: new AbortController().signal };
  await expect(sendUnlessAborted(waits, reply, fail)).rejects.toThrow('no such picture');
  expect(given).toBe(0);
  await sendUnlessAborted({ ...waits, signal: AbortSignal.abort() }, reply, fail);
  expect(given).toBe(1);
});

describe('a requester who leaves', () => {
  let app: FastifyInstance;
  let url: URL;
  let reads: number;
  let open: () => void;

  beforeEach(async () => {
    reads = 0;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { services } = setup.api;
    const { files } = services;
    app = buildApi(
      {
        ...services,
        files: {
          ...files,
          async get(key: string) {
            reads += 1;
            await opened;
            return files.get(key);
          },
        },
      },
      { hasLazySchemas: true },
    );
    url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterEach(() => app.close());

  function ask(): { sent: ClientRequest; status: Promise<number | string> } {
    const { headers } = setup.staff;
    const target = new URL(address(id, `/${card}/pdf`), url);
    const sent = request(target, { headers, agent: false });
    const status = new Promise<number | string>((resolve) => {
      sent.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.on('error', () => resolve('left'));
    });
    sent.end();
    return { sent, status };
  }

  test('frees the place, and nothing more is read for it', async () => {
    const leaving = [ask(), ask()];
    await until(() => reads === 2);
    const staying = [ask(), ask()];
    for (const { sent } of leaving) sent.destroy();
    // Their places go to those who stay, although the files of the first are still on their way.
    await until(() => reads === 4);
    open();
    expect(await Promise.all(staying.map(({ status }) => status))).toEqual([200, 200]);
    expect(await Promise.all(leaving.map(({ status }) => status))).toEqual(['left', 'left']);
    // Two places each for who stayed, and the one that each leaver had begun.
    expect(reads).toBe(6);
  });
});
