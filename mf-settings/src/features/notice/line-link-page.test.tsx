import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { page } from './line-link-page.tsx';

const network = mockApi();
const LINE = '/api/line/link';
const ADDRESS = 'https://access.line.me/dialog/bot/accountLink?linkToken=abc&nonce=n';
const PATH = '/management/setting/line';

const show = (query = '?linkToken=abc') =>
  renderPage(page, {
    path: PATH,
    url: `${PATH}${query}`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Talent'),
  });

const offered = (more: object = {}) => ({
  isOffered: true,
  channelName: 'Dara Agency',
  addUrl: 'https://line.me/R/ti/p/%40dara',
  linkedAt: null,
  ...more,
});

/** Where a click would have led out of the page. */
const left: string[] = [];
const stay = (event: Event) => {
  const anchor = (event.target as Element).closest('a');
  if (!anchor?.href.startsWith('https:')) return;
  event.preventDefault();
  left.push(anchor.href);
};
beforeEach(() => {
  left.length = 0;
  document.addEventListener('click', stay);
});
afterEach(() => document.removeEventListener('click', stay));

test('says whose notices it is about, and leads to LINE once a button was pressed', async () => {
  network.get(LINE, () => offered());
  network.post(LINE, () => ({ address: ADDRESS }));
  await show();
  expect(await screen.findByText(person('Talent').email)).toBeVisible();
  expect(left).toEqual([]);
  expect(network.requests.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Link the account' }));
  expect(await screen.findByRole('link', { name: 'Go on to LINE' })).toHaveAttribute(
    'href',
    ADDRESS,
  );
  expect(left).toEqual([ADDRESS]);
  expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    linkToken: 'abc',
  });
});

test('warns a linked user that this LINE account replaces the linked one', async () => {
  network.get(LINE, () => offered({ linkedAt: '2026-11-20T03:00:00Z' }));
  await show();
  expect(await screen.findByText(/we will write to this one instead/)).toBeVisible();
});

test('what failed can be pressed again', async () => {
  network.get(LINE, () => offered());
  network.post(LINE, problem(503, 'UNAVAILABLE'));
  await show();
  const button = await screen.findByRole('button', { name: 'Link the account' });
  await userEvent.click(button);
  expect(await screen.findByRole('status')).not.toBeEmptyDOMElement();
  expect(button).toBeEnabled();
  expect(left).toEqual([]);
});

test.each([
  ['without its token', '', offered(), /The link is not complete/],
  ['with a token that is none', '?linkToken=a%20b', offered(), /The link is not complete/],
  ['of a site without LINE', '?linkToken=abc', offered({ isOffered: false }), /no notices by LINE/],
])('a link %s leads to the settings', async (_what, query, answer, text) => {
  network.get(LINE, () => answer);
  await show(query);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Notice settings' })).toHaveAttribute(
    'href',
    '/management/setting/notice',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
