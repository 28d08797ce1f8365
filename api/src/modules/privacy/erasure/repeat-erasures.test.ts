import { ERASED_NOTES } from '@dara/backend';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { erasable, ERASABLE_MARKER } from '../../../testing/erasable.ts';
import { rowsWith } from '../../../testing/every-row.ts';
import { mailsDuring } from '../../../testing/guarded.ts';
import { privacyCalls } from '../../../testing/privacy-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { repeatErasure } from './repeat-erasures.ts';
import { runErasure } from './erase-person.job.ts';
import { listErased, readErasedList, readErasedNotes, type ErasedPerson } from './erased-notes.ts';

const site = staffTestApi();
const calls = privacyCalls(() => site.api);
const db = () => site.records.db;
const { person } = erasable(site);
const again = (one: ErasedPerson, isDryRun = false) =>
  repeatErasure(site.api.services, one, { isDryRun });

beforeEach(async () => {
  const { files } = site.api.services;
  for (const key of await files.list(ERASED_NOTES)) await files.delete(key);
});

/** A person that is noted as erased, but is complete in this database, as after restoring an old backup. */
async function broughtBack() {
  const { id: talentId, talent } = await person();
  const erased: ErasedPerson = {
    ...{ request: newId(), profile: talent.id, talent: talentId, at: '2026-11-20T03:00:00.000Z' },
  };
  return { erased, talent };
}

const requestOf = (id: string) =>
  db().selectFrom('privacy_request').selectAll().where('id', '=', id).executeTakeFirst();

test('an erasure is written to the file store and listed, only with ids', async () => {
  const { talent, id: talentId } = await person();
  const request = await calls.erase(site.admin, talent);
  const expected = { request, profile: talent.id, talent: talentId, at: expect.any(String) };
  expect(await listErased(db())).toEqual([expected]);
  expect(await readErasedNotes(site.api.services)).toEqual({ people: [expected], unsigned: [] });
  const note = await site.api.services.files.get(`${ERASED_NOTES}${request}.json`);
  expect(note!.toString()).not.toContain(ERASABLE_MARKER);
  expect(readErasedList(await listErased(db()))).toEqual([expected]);
  expect(readErasedList([{ ...expected, at: 1 }])).toBeUndefined();
  expect(readErasedList([{ ...(await listErased(db()))[0], name: 'x' }])).toBeUndefined();
});

test('a job that died before its note writes it when it is tried again', async () => {
  const { talent } = await person();
  const request = await calls.erase(site.admin, talent);
  const { files } = site.api.services;
  await files.delete(`${ERASED_NOTES}${request}.json`);
  await runErasure(site.api.services, request, newId());
  expect((await readErasedNotes(site.api.services)).people).toHaveLength(1);
});

test('a note with an invalid signature erases no one', async () => {
  const { talent } = await person();
  const request = await calls.erase(site.admin, talent);
  const { files } = site.api.services;
  const key = `${ERASED_NOTES}${request}.json`;
  const text = (await files.get(key))!.toString();
  await files.put(key, Buffer.from(text.replaceAll(talent.id, site.admin.id)));
  await files.put(`${ERASED_NOTES}other.json`, Buffer.from('{}'));
  expect(await readErasedNotes(site.api.services)).toEqual({
    people: [],
    unsigned: [key, `${ERASED_NOTES}other.json`].sort(),
  });
});

test('a person restored by a backup is erased again without a mail, once', async () => {
  const { erased } = await broughtBack();
  expect(await again(erased, true)).toBe('erased');
  expect((await rowsWith(db(), ERASABLE_MARKER)).length).toBeGreaterThan(5);
  const mails = await mailsDuring(site.api, async () => {
    expect(await again(erased)).toBe('erased');
  });
  expect(mails).toEqual([]);
  expect(await rowsWith(db(), ERASABLE_MARKER)).toEqual([]);
  expect(await requestOf(erased.request)).toMatchObject({ status: 'Done', kind: 'Erasure' });
  expect((await readErasedNotes(site.api.services)).people).toEqual([
    expect.objectContaining({ request: erased.request, profile: erased.profile }),
  ]);
  expect(await again(erased)).toBe('already');
  // Under another request too.
  expect(await again({ ...erased, request: newId() })).toBe('already');
});

test('the request that waits in the backup is the one that is carried out', async () => {
  const { erased, talent } = await broughtBack();
  const { id } = (await calls.ask(talent)).json();
  expect(await again(erased)).toBe('erased');
  expect(await requestOf(id)).toMatchObject({ status: 'Done' });
  expect(await requestOf(erased.request)).toBeUndefined();
});

test.each([
  ['its own request', false],
  ['the request that the backup had', true],
])('a run that died before the note of %s is finished by the next', async (_what, isAsked) => {
  const { erased, talent } = await broughtBack();
  const request = isAsked ? ((await calls.ask(talent)).json().id as string) : erased.request;
  expect(await again(erased)).toBe('erased');
  const { files } = site.api.services;
  const key = `${ERASED_NOTES}${request}.json`;
  const note = await files.get(key);
  await files.delete(key);
  expect(await again(erased, true)).toBe('already');
  expect(await files.list(ERASED_NOTES)).toEqual([]);
  expect(await again(erased)).toBe('already');
  expect(await files.get(key)).toEqual(note);
});

test('a person without an account is found by the request', async () => {
  const message = {
    name: ERASABLE_MARKER,
    email: 'visitor@dara.test',
    message: ERASABLE_MARKER,
    digest: newId(),
  };
  await db()
    .insertInto('contact')
    .values({ id: newId(), ...message })
    .execute();
  const { id } = (
    await calls.create(site.admin, {
      ...{ kind: 'Erasure', channel: 'Mail', email: 'visitor@dara.test' },
    })
  ).json();
  const erased = { request: id, profile: null, talent: null, at: '2026-11-20T03:00:00.000Z' };
  expect(await again({ ...erased, request: newId() })).toBe('unnamed');
  expect(await again(erased)).toBe('erased');
  expect(await rowsWith(db(), ERASABLE_MARKER)).toEqual([]);
});

test('a blocked erasure returns to the worklist, and an unknown person is absent', async () => {
  const { erased } = await broughtBack();
  const day = new Date(Date.now() + 86_400_000 * 10).toISOString().slice(0, 10);
  const booked = { talent_id: erased.talent!, from_day: day, to_day: day, kind: 'Booked' } as const;
  await db()
    .insertInto('booking')
    .values({ id: newId(), ...booked })
    .execute();
  expect(await again(erased, true)).toBe('hindered');
  expect(await again(erased)).toBe('hindered');
  expect(await requestOf(erased.request)).toMatchObject({ status: 'Open' });
  expect((await rowsWith(db(), ERASABLE_MARKER)).length).toBeGreaterThan(5);
  expect(await again({ ...erased, profile: newId(), request: newId() })).toBe('absent');
});
