import { mockApi } from '@dara/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { renderSite } from '../testing/render-site.tsx';

const preview = {
  releases: [
    { name: 'mf-public', version: '2.0.0' },
    { name: 'mf-room', version: '1.1.0' },
  ],
  until: '2033-05-18T03:33:20.000Z',
};
const api = mockApi();
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

async function open(options: Parameters<typeof renderSite>[0]) {
  const site = await renderSite(options);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  return site;
}

it('names the releases and leaves to the same page by a form', async () => {
  await open({ preview, url: '/?page=2' });
  const badge = screen.getByRole('complementary', { name: 'Preview of versions' });
  expect(badge).toHaveTextContent('Preview mf-public 2.0.0, mf-room 1.1.0 until');
  const leave = within(badge).getByRole('button', { name: 'Leave the preview' });
  const form = leave.closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/_dara/preview/leave']);
  expect(form?.elements.namedItem('to')).toHaveValue('/?page=2');
});

it('does not ask for newer releases', async () => {
  await open({ preview });
  await act(() => jest.advanceTimersByTimeAsync(121_000));
  expect(api.requests).toEqual([]);
});

it('is absent without a preview', async () => {
  await open({});
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
