import { act, screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';

const live = (revision: string): void => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ revision }));
};

/** The page's own timer alone, so that everything else goes on by itself. */
const REAL = [
  'Date',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
] as const;
const ALSO_REAL = ['requestIdleCallback', 'setImmediate', 'setTimeout', 'clearTimeout'] as const;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers({ doNotFake: [...REAL, ...ALSO_REAL] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['en', 'This part is being prepared'],
  ['th', 'กำลังเตรียมส่วนนี้'],
] as const)('says in %s that a page is being prepared', async (locale, title) => {
  live('1');
  const site = await renderSite({ url: '/desk/7', preparing: ['/desk/:id'], locale });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await pass(20_000);
  expect(site.left).toEqual([]);
});

it('loads the page again, once, when something else is live', async () => {
  live('1');
  const site = await renderSite({ url: '/desk/7', preparing: ['/desk/:id'] });
  await screen.findByRole('heading', { name: 'This part is being prepared' });
  live('2');
  await pass(10_000);
  expect(site.left).toEqual(['/']);
});

it('asks again after a question that failed', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const site = await renderSite({ url: '/desk/7', preparing: ['/desk/:id'] });
  await screen.findByRole('heading', { name: 'This part is being prepared' });
  await pass(4000);
  live('2');
  await pass(2000);
  expect(site.left).toHaveLength(1);
});

it('leaves other unknown addresses not found', async () => {
  live('1');
  await renderSite({ url: '/other', preparing: ['/desk/:id'] });
  expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeVisible();
});
