import { mockApi } from '@dara/sdk/testing';
import { sendRequest } from './request.ts';
import { watchUpload } from './upload.ts';

const network = mockApi();

test('a form upload reports its progress', async () => {
  network.put('/api/form', { stored: true });
  const shares: number[] = [];
  const body = new FormData();
  watchUpload(body, (share) => shares.push(share));
  const args = { url: '/api/form', method: 'PUT', body };
  expect((await sendRequest(args, { baseUrl: '', fetch })).data).toEqual({ stored: true });
  expect(shares.at(-1)).toBe(1);
});
