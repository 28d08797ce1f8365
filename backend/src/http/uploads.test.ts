import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { expect, test } from 'vitest';
import { useHttpApps } from '../testing/http-apps.ts';
import { multipartRecord } from './form.ts';
import { writeUpload } from './uploads.ts';

const { build, services } = useHttpApps();
const folder = () => join(services().config.dataDir, 'uploads');

async function formWith(
  files: number,
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  for (let at = 0; at < files; at += 1) form.append('many', new Blob([new Uint8Array(100)]));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await body.arrayBuffer()) };
}

test.each([
  ['answered', 200],
  ['failed', 500],
] as const)('the files of a form lie on the disk until it is %s', async (_how, status) => {
  const app = build();
  const preValidation = multipartRecord({ many: 3 });
  const seen: string[] = [];
  const config = { access: 'public' } as const;
  app.post('/api/form', { config, preValidation }, async () => {
    for (const form of await readdir(folder())) seen.push(...(await readdir(join(folder(), form))));
    if (status === 500) throw new Error('on purpose');
    return {};
  });
  const form = await formWith(2);
  const answer = await app.inject({ method: 'POST', url: '/api/form', ...form });
  expect(answer.statusCode).toBe(status);
  expect(seen.toSorted()).toEqual(['many-0', 'many-1']);
  expect(await readdir(folder())).toEqual([]);
});

test('reports too many files by field', async () => {
  const app = build();
  const config = { access: 'public' } as const;
  const preValidation = multipartRecord({ many: 1000 });
  app.post('/api/form', { config, preValidation }, async () => ({}));
  const form = await formWith(50);
  const answer = await app.inject({ method: 'POST', url: '/api/form', ...form });
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: [{ field: 'many', rule: 'maxItems' }],
  });
  expect(await readdir(folder())).toEqual([]);
});

test('removes uploads of a killed process at the next start, keeps uploads in progress', async () => {
  const [old, young] = [join(folder(), 'form-old'), join(folder(), 'form-young')];
  for (const each of [old, young]) {
    await mkdir(each, { recursive: true });
    await writeFile(join(each, 'file'), 'x');
  }
  const past = new Date(Date.now() - 2 * 3_600_000);
  await utimes(old, past, past);
  await build().ready();
  expect(await readdir(folder())).toEqual(['form-young']);
});

test('reports a full disk', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const file = new Readable({ read: () => file.destroy(full) });
  const part = { file } as unknown as MultipartFile;
  const path = join(services().config.dataDir, 'full');
  await expect(writeUpload(part, path)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
});
