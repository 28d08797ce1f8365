import { createHash, randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fileCensus } from '../../../app/file-census.ts';
import { newId } from '../../../kernel/new-id.ts';
import { WORD_FILE } from '../../../testing/brief-calls.ts';
import { formOf } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { NEW_BRIEF } from '../../../testing/trade.ts';
import { purgeBriefScripts } from './purge-brief-scripts.job.ts';
import { keyOf } from './script.repository.ts';

/**
 * What could go wrong: a thief fills the disk, stores what runs in the browser of staff, reads a script of others, or
 * takes it for a brief of its own. A clumsy user sends the wrong file, a large one, or twice. A dying machine leaves a
 * file without a brief, or loses the answer.
 */
const site = staffTestApi();
const MB = 1024 * 1024;

const archive = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')]))));
const PDF = Buffer.from('%PDF-1.7\nscene 1');
const DOCX = archive('[Content_Types].xml', 'word/document.xml');
const DOC = WORD_FILE;

let visitors = 0;
async function upload(
  bytes: Buffer | undefined,
  { address = `10.9.0.${(visitors += 1)}`, key }: { address?: string; key?: string } = {},
) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const form = await formOf({}, bytes && { script: bytes }, headers);
  const request = { method: 'POST', url: '/api/brief/script', remoteAddress: address } as const;
  return site.api.app.inject({ ...request, ...form });
}
const uploaded = async (bytes: Buffer) => (await upload(bytes)).json<{ id: string }>().id;
const send = (changes: object) =>
  site.api.app.inject({
    ...{ method: 'POST', url: '/api/brief', remoteAddress: `10.9.1.${(visitors += 1)}` },
    payload: { ...NEW_BRIEF, project: newId(), ...changes },
  });
const sent = async (scriptId: string) => (await send({ scriptId })).json<{ id: string }>().id;
const download = (briefId: string, headers: Record<string, string> = site.staff.headers) =>
  site.api.app.inject({ url: `/api/management/brief/${briefId}/script`, headers });
const stored = (id: string) => site.api.services.files.get(keyOf(id));
const age = (id: string) =>
  sql`UPDATE brief_script SET created_at = now() - interval '61 minutes' WHERE id = ${id}`.execute(
    site.records.db,
  );

test.each([
  ['pdf', 'application/pdf', PDF],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', DOCX],
  ['doc', 'application/msword', DOC],
])('a %s comes with a brief, and staff download it', async (type, mediaType, bytes) => {
  const scriptId = await uploaded(bytes);
  const id = await sent(scriptId);
  const { headers } = site.staff;
  const brief = await site.api.app.inject({ url: `/api/management/brief/${id}`, headers });
  expect(brief.json()).toMatchObject({ script: { type, size: bytes.length } });
  const answer = await download(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(bytes);
  expect(answer.headers).toMatchObject({
    'content-type': mediaType,
    'content-disposition': `attachment; filename="script-${id.slice(-12)}.${type}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

test('none but staff read it, and the id of an upload is worth one brief', async () => {
  const scriptId = await uploaded(PDF);
  const id = await sent(scriptId);
  const business = await site.records.business({ status: 'Approved' });
  const owner = await site.api.signIn({
    permission: 'Business',
    business_profile_id: business,
  });
  const talent = await site.api.signIn({ permission: 'Talent' });
  const answers = [
    await download(id, {}),
    await download(id, owner.headers),
    await download(id, talent.headers),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
  const again = await send({ scriptId });
  expect([again.statusCode, again.json().errors]).toEqual([
    400,
    [{ field: 'scriptId', rule: 'exist' }],
  ]);
  for (const unknown of [newId(), 'x']) expect((await download(unknown)).statusCode).toBe(404);
  expect((await download(await sent(await uploaded(PDF)))).statusCode).toBe(200);
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['an empty file', Buffer.alloc(0)],
  ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a workbook', archive('[Content_Types].xml', 'xl/workbook.xml')],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  [
    'a document with macros',
    archive('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
  ],
  ['a broken archive', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(200)])],
  ['a page that is called PDF inside', Buffer.from('<html>%PDF-1.7')],
])('refuses %s at its field', async (_name, bytes) => {
  const answer = await upload(bytes);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    415,
    [{ field: 'script', rule: 'FILE_TYPE' }],
  ]);
});

test('takes ten megabytes, and refuses more before it is stored', async () => {
  const of = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 32)]);
  expect((await upload(of(10 * MB))).statusCode).toBe(201);
  for (const size of [10 * MB + 1, 12 * MB]) {
    const answer = await upload(of(size));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'FILE_TOO_LARGE']);
  }
  const none = await upload(undefined);
  expect([none.statusCode, none.json().errors]).toEqual([
    400,
    [{ field: 'script', rule: 'required' }],
  ]);
});

test('an address sends twenty in an hour', async () => {
  const states = [];
  for (let index = 0; index < 21; index += 1)
    states.push((await upload(PDF, { address: '192.0.2.99' })).statusCode);
  expect(states.filter((state) => state === 201)).toHaveLength(20);
  expect(states.at(-1)).toBe(429);
});

test('a retry after a lost answer stores no second copy', async () => {
  const options = { address: '192.0.2.98', key: newId() };
  const [first, second] = [await upload(PDF, options), await upload(PDF, options)];
  expect(second.json()).toEqual(first.json());
});

test('goes with its brief, with a job that cannot be restored, and when no brief names it', async () => {
  const { services } = site.api;
  const [alone, erased, ofJob, kept] = [
    await uploaded(PDF),
    await uploaded(PDF),
    await uploaded(PDF),
    await uploaded(PDF),
  ];
  const [erasedId, ofJobId, keptId] = [await sent(erased), await sent(ofJob), await sent(kept)];
  const { db } = site.records;
  const job = await site.records.job({
    business_profile_id: await site.records.business(),
    deleted_at: new Date(Date.now() - 31 * 86_400_000),
  });
  await db.updateTable('brief').set({ job_id: job }).where('id', '=', ofJobId).execute();
  await db.deleteFrom('brief').where('id', '=', erasedId).execute();
  await purgeBriefScripts(services);
  expect(await stored(alone)).not.toBeNull();
  for (const id of [alone, erased, kept]) await age(id);
  expect((await send({ scriptId: alone })).statusCode).toBe(400);
  await purgeBriefScripts(services);
  for (const id of [alone, erased, ofJob]) expect(await stored(id)).toBeNull();
  expect((await download(keptId)).rawPayload).toEqual(PDF);
  const { claims } = await fileCensus(db);
  const digest = createHash('sha256').update(PDF).digest('hex');
  expect(claims).toContainEqual(expect.objectContaining({ key: keyOf(kept), digest }));
  expect(claims.map(({ key }) => key)).not.toContain(keyOf(alone));
});

test('an upload that the store refused cannot be named', async () => {
  const { files } = site.api.services;
  const put = files.put.bind(files);
  files.put = () => Promise.reject(new Error('disk gone'));
  const failed = await upload(PDF).finally(() => (files.put = put));
  expect(failed.statusCode).toBeGreaterThanOrEqual(500);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM brief_script WHERE stored_at IS NULL`.execute(site.records.db);
  expect((await send({ scriptId: rows[0]!.id })).statusCode).toBe(400);
});
