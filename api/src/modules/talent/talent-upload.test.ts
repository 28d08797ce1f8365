import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { formOf, picture } from '../../testing/form.ts';
import { createRecords, type Records } from '../../testing/records.ts';
import { talentCalls } from '../../testing/talent-calls.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let records: Records;
let staff: SignedIn;
let port: number;
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  staff = await api.signIn({ permission: 'Staff' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const { record } = talentCalls(() => api);
const uploads = () => readdir(join(api.services.config.dataDir, 'uploads')).catch(() => []);

/** Sends the first part of a request and hangs up. */
async function hangUp(head: string, body: Buffer): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  await new Promise<void>((resolve) => socket.write(body, () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
}

test.each([0.2, 0.6, 0.99])(
  'a connection lost after %d of an upload changes nothing, and the next save works',
  async (share) => {
    const id = await records.talent();
    const before = await record(staff, id);
    const files = await api.services.files.list('');
    const imageFiles = [await picture('#123123', 600), await picture('#321321', 600)];
    const form = await formOf({ height: 150, version: 1 }, { imageFiles }, staff.headers);
    const payload = form.payload as Buffer;
    const headers = { ...form.headers, host: 'dara.test', 'content-length': `${payload.length}` };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    const head = `PUT /api/management/talent/${id} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
    await hangUp(head, payload.subarray(0, Math.floor(payload.length * share)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await record(staff, id)).toEqual(before);
    // What had arrived is thrown away when the server notices.
    await until(async () => (await api.services.files.list('')).length === files.length);
    expect(await api.services.files.list('')).toEqual(files);
    await until(async () => (await uploads()).length === 0);
    const url = `http://127.0.0.1:${port}/api/management/talent/${id}`;
    const again = await fetch(url, {
      method: 'PUT',
      headers: form.headers as Record<string, string>,
      body: new Uint8Array(payload),
    });
    expect(again.status).toBe(200);
    expect(await record(staff, id)).toMatchObject({ height: 150, album: [{}, {}] });
    for (const key of await api.services.files.list('')) await api.services.files.delete(key);
  },
);

test('a save whose sender hangs up once all is sent is written, in whole', async () => {
  const id = await records.talent();
  const imageFiles = [await picture('#456456', 600), await picture('#654654', 600)];
  const form = await formOf({ height: 151, version: 1 }, { imageFiles }, staff.headers);
  const payload = form.payload as Buffer;
  const headers = { ...form.headers, host: 'dara.test', 'content-length': `${payload.length}` };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  await hangUp(
    `PUT /api/management/talent/${id} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
    payload,
  );
  await until(async () => (await record(staff, id)).version === 2);
  const { album } = await record(staff, id);
  expect(album).toHaveLength(2);
  for (const image of album) {
    expect((await api.app.inject(`/api/image/${image.id}/160.jpg`)).statusCode).toBe(200);
  }
  await until(async () => (await uploads()).length === 0);
});
