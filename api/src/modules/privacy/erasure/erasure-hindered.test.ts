import { describe, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import { erasable } from '../../../testing/erasable.ts';
import { mailsDuring } from '../../../testing/guarded.ts';
import { privacyCalls } from '../../../testing/privacy-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import { runErasure } from './erase-person.job.ts';

const site = staffTestApi();
const calls = privacyCalls(() => site.api);
const { ask, get, move } = calls;
const { plain, job } = erasable(site);
const db = () => site.records.db;

async function begin(talent: SignedIn) {
  const { id } = (await ask(talent)).json();
  await move(site.admin, id, { version: 1, status: 'Running' });
  return { id };
}

describe('what hinders', () => {
  async function codeOf(who: SignedIn) {
    const body = { kind: 'Erasure', channel: 'Visit', profileId: who.id };
    const { id } = (await calls.create(site.admin, body)).json();
    const { version, blocks } = (
      await calls.identify(site.admin, id, { version: 1, note: 'บัตร' })
    ).json();
    const answer = (await move(site.admin, id, { version, status: 'Running' })).json();
    const rules = answer.errors?.map(({ rule }: { rule: string }) => rule);
    expect(blocks.map(({ block }: { block: string }) => block)).toEqual(rules ?? []);
    return [answer.code, rules];
  }

  test('an erasure: days that are booked, and a hire', async () => {
    const { id, talent } = await plain();
    const day = { from_day: '2090-01-01', to_day: '2090-01-02', kind: 'Booked' } as const;
    await db()
      .insertInto('booking')
      .values({ id: newId(), talent_id: id, ...day })
      .execute();
    await db()
      .insertInto('job_application')
      .values({ id: newId(), talent_id: id, job_id: await job(), status: 'Hired' })
      .execute();
    expect(await codeOf(talent)).toEqual(['ERASURE_HINDERED', ['LiveBooking', 'Hired']]);
  });

  test('an erasure of oneself, and of the only owner of a business', async () => {
    expect(await codeOf(site.admin)).toEqual(['ERASURE_HINDERED', ['Oneself', 'LastAdmin']]);
    const business_profile_id = await site.records.business();
    const owner = await site.api.signIn({ permission: 'Business', business_profile_id });
    expect(await codeOf(owner)).toEqual(['ERASURE_HINDERED', ['LastOwner']]);
  });

  test('administrators who erase each other: one remains', async () => {
    const pair = [
      await site.api.signIn({ permission: 'Admin' }),
      await site.api.signIn({ permission: 'Admin' }),
    ] as const;
    const requests = await Promise.all(
      pair.map(async ({ id }) => {
        const body = { kind: 'Erasure', channel: 'Visit', profileId: id };
        const made = (await calls.create(site.admin, body)).json();
        await calls.identify(site.admin, made.id, { version: 1, note: 'x' });
        return made.id as string;
      }),
    );
    const answers = await Promise.all([
      move(pair[1], requests[0]!, { version: 2, status: 'Running' }),
      move(pair[0], requests[1]!, { version: 2, status: 'Running' }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await site.api.services.jobs.drain();
    const left = await Promise.all(pair.map((who) => get(who)));
    expect(left.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('an obstacle that appears after the start returns the request to the worklist', async () => {
    const { id, talent } = await plain();
    const { id: request } = await begin(talent);
    const day = { from_day: '2090-01-01', to_day: '2090-01-02', kind: 'Booked' } as const;
    await db()
      .insertInto('booking')
      .values({ id: newId(), talent_id: id, ...day })
      .execute();
    await site.api.services.jobs.drain();
    expect((await get(site.admin, `/${request}`)).json()).toMatchObject({
      status: 'Open',
      blocks: [{ block: 'LiveBooking', count: 1 }],
    });
  });
});

describe('a job that dies half-way', () => {
  test('leaves the person whole, and is done at the next try, once', async () => {
    const { id, talent } = await plain();
    const { id: request } = await begin(talent);
    // The queue's own try, so that this test alone decides when one begins.
    await sql`DELETE FROM pgboss.job WHERE name = 'erase-person'`.execute(db());
    const { mailJob, files } = site.api.services;
    const enqueue = vi.spyOn(mailJob, 'enqueue').mockRejectedValueOnce(new Error('killed'));
    await expect(runErasure(site.api.services, request, 'job')).rejects.toThrow('killed');
    enqueue.mockRestore();
    const row = db().selectFrom('talent').select('display_name').where('id', '=', id);
    expect((await row.executeTakeFirstOrThrow()).display_name).toBe(`Talent ${id}`);
    const mails = await mailsDuring(site.api, async () => {
      await Promise.all([1, 2, 3].map(() => runErasure(site.api.services, request, 'job')));
      await site.api.services.jobs.drain();
    });
    expect(mails.filter(({ to }) => to === talent.email)).toHaveLength(1);
    expect((await get(site.admin, `/${request}`)).json()).toMatchObject({
      status: 'Done',
      plan: null,
    });
    expect(await files.list(`share/talent/${id}/`)).toEqual([]);
  });

  test('is begun again by an administrator who finds it hanging', async () => {
    const { talent } = await plain();
    const { id } = await begin(talent);
    await sql`DELETE FROM pgboss.job WHERE name = 'erase-person'`.execute(db());
    expect((await move(site.admin, id, { version: 2, status: 'Running' })).statusCode).toBe(200);
    await site.api.services.jobs.drain();
    expect((await get(site.admin, `/${id}`)).json()).toMatchObject({ status: 'Done' });
  });
});
