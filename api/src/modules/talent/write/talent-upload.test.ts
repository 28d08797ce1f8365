import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { until } from '@dara/backend/testing';
import { beforeAll, expect, test } from 'vitest';
import { formOf, imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { talentCalls } from '../../../testing/talent-calls.ts';

const setup = staffTestApi();
let port: number;
beforeAll(async () => {
  await setup.api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (setup.api.app.server.address() as AddressInfo).port;
});

const { record } = talentCalls(() => setup.api);
const uploads = () => readdir(join(setup.api.services.config.dataDir, 'uploads')).catch(() => []);

/** Sends the first part of a request and hangs up; resolves when the server has read that part and seen it. */
async function hangUp(head: string, body: Buffer): Promise<void> {
  const connected = once(setup.api.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head);
  socket.write(body);
  const [theirs] = await connected;
  await until(() => theirs.bytesRead === Buffer.byteLength(head) + body.length);
  // Not `once` of events, which takes the parser's error at the broken request for a failure.
  const closed = new Promise((resolve) => theirs.once('close', resolve));
  socket.destroy();
  await closed;
}

test.each([0.2, 0.6, 0.99])(
  'a connection lost after %d of an upload changes nothing, and the next save works',
  async (share) => {
    const id = await setup.records.talent();
    const before = await record(setup.staff, id);
    const files = await setup.api.services.files.list('');
    const imageFiles = [await imageBytes('#123123', 600), await imageBytes('#321321', 600)];
    const form = await formOf({ height: 150, version: 1 }, { imageFiles }, setup.staff.headers);
    const payload = form.payload as Buffer;
    const headers = { ...form.headers, host: 'dara.test', 'content-length': `${payload.length}` };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    const head = `PUT /api/management/talent/${id} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
    await hangUp(head, payload.subarray(0, Math.floor(payload.length * share)));
    expect(await record(setup.staff, id)).toEqual(before);
    // What had arrived is thrown away when the server notices.
    await until(async () => (await setup.api.services.files.list('')).length === files.length);
    expect(await setup.api.services.files.list('')).toEqual(files);
    await until(async () => (await uploads()).length === 0);
    const url = `http://127.0.0.1:${port}/api/management/talent/${id}`;
    const again = await fetch(url, {
      method: 'PUT',
      headers: form.headers as Record<string, string>,
      body: new Uint8Array(payload),
    });
    expect(again.status).toBe(200);
    expect(await record(setup.staff, id)).toMatchObject({ height: 150, album: [{}, {}] });
    for (const key of await setup.api.services.files.list(''))
      await setup.api.services.files.delete(key);
  },
);

test('a save whose sender hangs up once all is sent is written, in whole', async () => {
  const id = await setup.records.talent();
  const imageFiles = [await imageBytes('#456456', 600), await imageBytes('#654654', 600)];
  const form = await formOf({ height: 151, version: 1 }, { imageFiles }, setup.staff.headers);
  const payload = form.payload as Buffer;
  const headers = { ...form.headers, host: 'dara.test', 'content-length': `${payload.length}` };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  await hangUp(
    `PUT /api/management/talent/${id} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
    payload,
  );
  await until(async () => (await record(setup.staff, id)).version === 2);
  const { album } = await record(setup.staff, id);
  expect(album).toHaveLength(2);
  for (const image of album) {
    expect((await setup.api.app.inject(`/api/image/${image.id}/160.jpg`)).statusCode).toBe(200);
  }
  await until(async () => (await uploads()).length === 0);
});
