import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ClientProposal } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { clientProposal } from '../../testing/proposal-record.ts';
import { page } from './client-proposal-page.tsx';

const api = mockApi();
const PATH = '/api/proposal/secret';

const show = (locale: 'th' | 'en' = 'en') =>
  renderPage(page, {
    path: '/proposal/:token',
    url: '/proposal/secret',
    locale,
    messages: remote.messages,
    errorTexts: remote.errorTexts,
  });

/** A server that keeps what it is told. */
function server(first: ClientProposal) {
  let now = first;
  api.get(PATH, () => now);
  api.put(`${PATH}/item/:itemId`, ({ params, body }) => {
    const { version, ...answer } = body as { version: number } & Partial<
      ClientProposal['items'][0]
    >;
    const items = now.items.map((item) =>
      item.id === params['itemId']
        ? { ...item, ...answer, version: version + 1, decidedAt: '2026-11-22T03:00:00.000Z' }
        : item,
    );
    now = { ...now, items };
    return now;
  });
  api.post(`${PATH}/respond`, () => {
    now = { ...now, status: 'Responded', respondedAt: '2026-11-22T04:00:00.000Z', canDecide: true };
    return now;
  });
  api.post(`${PATH}/accept`, () => {
    now = { ...now, status: 'Accepted', canAnswer: false, canDecide: false };
    return now;
  });
}

const puts = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const answers = async (name: string) =>
  within(await screen.findByRole('group', { name: `Your answer about ${name}` }));

test('says what is offered, with prices and totals, and nothing of costs', async () => {
  server(clientProposal());
  const { container } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'โฆษณาชาเขียว' })).toBeVisible();
  for (const text of ['PR-2569-0001', 'Cha Dee', 'Dao', 'Mek', '฿60,000', '฿96,300', '฿93,600']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('button', { name: 'Send your answers' })).toBeDisabled();
  expect(container).not.toHaveTextContent(/cost|margin/i);
  expect((await axe(container)).violations).toEqual([]);
});

test('keeps each answer as it is made, sends them, and accepts', async () => {
  server(clientProposal());
  await show();
  await userEvent.click((await answers('Dao')).getByRole('button', { name: 'Yes' }));
  await userEvent.click((await answers('Mek')).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()).toEqual([
    { decision: 'Yes', reason: null, comment: null, version: 1 },
    { decision: 'No', reason: null, comment: null, version: 1 },
  ]);
  expect(await screen.findByText('฿57,780')).toBeVisible();
  const mek = within(screen.getByRole('listitem', { name: 'Mek' }));
  await userEvent.selectOptions(mek.getByRole('combobox', { name: 'Reason' }), 'Dates');
  await userEvent.type(mek.getByLabelText('Comment to the agency'), 'Another time');
  await waitFor(() =>
    expect(puts().at(-1)).toMatchObject({ reason: 'Date', comment: 'Another time' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send your answers' }));
  expect(await screen.findByText(/Answers sent on/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept the proposal' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await userEvent.click(sure.getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText(/The agency will confirm/)).toBeVisible();
  expect(screen.queryByRole('group', { name: /Your answer/ })).toBeNull();
});

test('answers are under way until the page shows that they were sent: a second press sends nothing', async () => {
  const first = clientProposal();
  server(first);
  await show();
  await userEvent.click((await answers('Dao')).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Saved');
  let tell: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (tell = resolve));
  api.get(PATH, async () => {
    await sent;
    const { items } = first;
    return { ...first, items, status: 'Responded', respondedAt: '2026-11-22T04:00:00.000Z' };
  });
  const button = screen.getByRole('button', { name: 'Send your answers' });
  await userEvent.click(button);
  const posts = () => api.requests.filter(({ path }) => path === `${PATH}/respond`);
  await waitFor(() => expect(posts()).toHaveLength(1));
  await userEvent.click(button);
  tell();
  expect(await screen.findByRole('button', { name: 'Accept the proposal' })).toBeInTheDocument();
  expect(posts()).toHaveLength(1);
});

test('without a connection an answer waits on the device and is sent when it is back', async () => {
  server(clientProposal());
  api.put(`${PATH}/item/:itemId`, problem(503, 'UNAVAILABLE'));
  await show();
  await userEvent.click((await answers('Dao')).getByRole('button', { name: 'Backup' }));
  expect(await screen.findByText(/kept on this device/)).toBeVisible();
  server(clientProposal());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(puts().at(-1)).toMatchObject({ decision: 'Backup', version: 1 });
});

test('who can no longer be had is said, cannot be chosen and counts in no total', async () => {
  const { items } = clientProposal();
  server(clientProposal({ items: items.map((one, at) => ({ ...one, isAvailable: at === 0 })) }));
  await show();
  const mek = within(await screen.findByRole('listitem', { name: 'Mek' }));
  expect(mek.getByText('No longer available')).toBeVisible();
  expect(mek.queryByRole('group')).toBeNull();
  expect(screen.queryByText('฿96,300')).toBeNull();
  expect(screen.getByText('฿53,500')).toBeVisible();
});

test('who has withdrawn is not named', async () => {
  const { items } = clientProposal();
  const gone = { isAvailable: false, talentName: null, image: null };
  server(clientProposal({ items: items.map((one, at) => (at === 0 ? one : { ...one, ...gone })) }));
  await show();
  const item = within(await screen.findByRole('listitem', { name: 'No longer available' }));
  expect(item.getByRole('heading', { name: 'No longer available' })).toBeVisible();
  expect(item.getAllByText('No longer available')).toHaveLength(1);
  expect(screen.queryByText('Mek')).toBeNull();
});

test('whom one wanted but cannot have is not counted as chosen, and accepting says what it takes', async () => {
  const { items } = clientProposal();
  const gone = { decision: 'Yes' as const, isAvailable: false };
  server(
    clientProposal({
      ...{ status: 'Responded', respondedAt: '2026-11-22T04:00:00.000Z' },
      items: items.map((one, at) => (at === 0 ? { ...one, ...gone } : one)),
    }),
  );
  await show();
  expect(await screen.findByRole('button', { name: 'Accept the proposal' })).toBeDisabled();
  expect(screen.getByText(/Choose at least one talent to accept/)).toBeVisible();
  expect(screen.getByText(/0 chosen/)).toBeVisible();
});

test('declines with a reason once the answers were sent', async () => {
  server(clientProposal({ status: 'Responded', respondedAt: '2026-11-22T04:00:00.000Z' }));
  api.post(`${PATH}/decline`, clientProposal());
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline the proposal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Decline the proposal' }));
  expect(await dialog.findByText('Please specify information.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Too late');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the proposal' }));
  await waitFor(() =>
    expect(api.requests.find(({ path }) => path.endsWith('/decline'))?.body).toEqual({
      reason: 'Too late',
    }),
  );
});
