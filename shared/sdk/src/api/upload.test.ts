import { mockApi } from '@dara/sdk/testing';
import { sendRequest } from './request.ts';
import { watchUpload } from './upload.ts';

const network = mockApi();
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('a form that is sent tells its progress, and bears an id of its own each time', async () => {
  network.put('/api/form', { stored: true });
  const shares: number[] = [];
  const send = () => {
    const body = new FormData();
    watchUpload(body, (share) => shares.push(share));
    return sendRequest({ url: '/api/form', method: 'PUT', body }, { baseUrl: '', fetch });
  };
  expect((await send()).data).toEqual({ stored: true });
  await send();
  expect(shares.at(-1)).toBe(1);
  const ids = network.requests.map(({ headers }) => headers.get('x-request-id'));
  expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
  expect(ids[0]).not.toBe(ids[1]);
});
