import { mockApi, renderPage } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { ShareButtons } from './share-buttons.tsx';

mockApi();

const page = { Component: () => <ShareButtons path="/news/1" /> };
const render = () => renderPage(page, { locale: 'en', messages: remote.messages });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

function installShare(answer: () => Promise<void>) {
  const share = jest.fn<Promise<void>, [ShareData]>(answer);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

it("hands the link to the visitor's own apps where the system can", async () => {
  const share = installShare(async () => undefined);
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Share via app' }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share.mock.calls[0]?.[0].url).toBe(`${location.origin}/news/1`);
});

it('offers no sharing that the system lacks', async () => {
  await render();
  expect(await screen.findByRole('button', { name: /Copy/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share via app' })).toBeNull();
});

it.each(['LINE', 'Facebook', 'X'])('each button has its icon and name: %s', async (name) => {
  await render();
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveTextContent(name);
  expect(link.querySelector('svg[aria-hidden] path')).not.toBeNull();
});
