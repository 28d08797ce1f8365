import { LOADER_LINGER_MS, TOAST_MS } from '@dara/sdk/notice';

test('a toast stays 3000 ms, the loader 500 ms after the last request', () => {
  expect([TOAST_MS, LOADER_LINGER_MS]).toEqual([3000, 500]);
});
