import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { useHttpApps } from '../testing/http-apps.ts';
import { multipartRecord } from './form.ts';
import { listen } from './http.ts';

const { build, services } = useHttpApps();

test('a form is known again by its fields and the bytes of its files', async () => {
  const app = build({ port: 0 });
  let calls = 0;
  app.post('/api/form', {
    config: { access: 'public' },
    schema: { body: Type.Object({ data: Type.Object({ name: Type.String() }) }) },
    preValidation: multipartRecord({ files: 2 }),
    handler: async ({ uploads }) => ({ calls: (calls += 1), files: uploads['files']?.length }),
  });
  const url = await listen(app, { config: { ...services().config, port: 0 } });
  const send = async (name: string, ...files: string[]) => {
    const body = new FormData();
    body.append('data', JSON.stringify({ name }));
    for (const [at, file] of files.entries()) body.append('files', new Blob([file]), `${at}.jpg`);
    const headers = { 'idempotency-key': 'form' };
    const answer = await fetch(`${url}/api/form`, { method: 'POST', body, headers });
    const { code, ...content } = (await answer.json()) as { code?: string };
    return code ?? [answer.headers.get('idempotency-replayed'), content];
  };
  expect(await send('ปิ่น', 'one', 'two')).toEqual([null, { calls: 1, files: 2 }]);
  // A new boundary each time.
  expect(await send('ปิ่น', 'one', 'two')).toEqual(['true', { calls: 1, files: 2 }]);
  for (const [name, ...files] of [
    ['ปิ่น', 'one', 'twO'],
    ['ปิ่น', 'two', 'one'],
    ['ปิ่น', 'one'],
    ['ปาน', 'one', 'two'],
  ] as const) {
    expect(await send(name, ...files)).toBe('IDEMPOTENCY_KEY_REUSED');
  }
  expect(calls).toBe(1);
  const { rows } = await sql`SELECT key FROM idempotency_key`.execute(services().db);
  expect(rows).toHaveLength(1);
});
