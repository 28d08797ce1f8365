import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type RenderOptions,
} from '@dara/kit/testing';
import type { Invitation } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { invitation, openJob } from '../../testing/invitations.ts';
import { page } from './invitation-list-page.tsx';
import { page as allPage } from './request-list-page.tsx';

const network = mockApi();
const url = '/management/business/job/detail/j1/request';
const api = '/api/management/job/j1';

const serve = (items: Invitation[], job = openJob) => {
  network.get(api, job);
  network.get(`${api}/request`, { items, page: 1, size: 10, total: items.length });
};

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path: '/management/business/job/detail/:jobId/request',
    url,
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Staff'),
    ...options,
  });

test('the video of an answer is played', async () => {
  const tape = {
    ...{ id: 'v1', width: 640, height: 360, duration: 30, poster: null },
    addedAt: '2026-01-03T00:00:00.000Z',
  };
  serve([{ ...invitation, status: 'Accepted', tape }]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Self-tape' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Self-tape' }));
  expect(dialog.getByLabelText('Self-tape', { selector: 'video' })).toHaveAttribute(
    'src',
    '/api/video/v1/video.mp4#t=0.1',
  );
});

test('each invitation says its status, and an answer why', async () => {
  const other = (name: string, row: Partial<Invitation>): Invitation => ({
    ...invitation,
    ...row,
    id: name,
    talent: { ...invitation.talent, id: name, name: { th: name, en: name } },
    canRemind: false,
    canCancel: false,
  });
  serve([
    invitation,
    { ...other('Seen Star', { seenAt: '2026-01-03T00:00:00.000Z' }), canCancel: true },
    other('Busy Star', { status: 'Declined', declineReason: 'Shooting a series' }),
    other('Late Star', { status: 'Expired' }),
    other('Client Star', { status: 'Accepted', sentBy: 'Business' }),
  ]);
  await show();
  const waiting = within(await screen.findByRole('row', { name: /Namphueng/ }));
  for (const text of ['Waiting', '฿9,000 per day', '20 Jan 2099', 'Female · 24 years · 168 cm']) {
    expect(waiting.getByText(text)).toBeInTheDocument();
  }
  expect(waiting.getByRole('link', { name: 'Namphueng' })).toHaveAttribute(
    'href',
    '/management/talent/model/detail/t1',
  );
  expect(
    within(screen.getByRole('row', { name: /Seen Star/ })).getByText('Seen'),
  ).toBeInTheDocument();
  const declined = within(screen.getByRole('row', { name: /Busy Star/ }));
  expect(declined.getByText('Reason: Shooting a series')).toBeInTheDocument();
  expect(declined.queryByRole('button')).toBeNull();
  expect(
    within(screen.getByRole('row', { name: /Late Star/ })).getByText('Ran out'),
  ).toBeInTheDocument();
  const client = within(screen.getByRole('row', { name: /Client Star/ }));
  expect(client.getByText('Applied')).toBeInTheDocument();
  expect(client.getByText('Sent by the client')).toBeInTheDocument();
});

test('a talent is reminded by a press, and a refusal says why', async () => {
  serve([invitation]);
  const reminded = { ...invitation, canRemind: false, remindedAt: '2026-01-05T00:00:00.000Z' };
  network.post(`${api}/request/r1/remind`, reminded);
  const { unmount } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remind Namphueng' }));
  expect(await screen.findByText('Namphueng has been reminded')).toBeInTheDocument();
  unmount();
  network.post(`${api}/request/r1/remind`, problem(409, 'ALREADY_REMINDED'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remind Namphueng' }));
  expect(await screen.findByText(/written to today/)).toBeInTheDocument();
});

test('an invitation is taken back after a question', async () => {
  serve([invitation]);
  network.delete(`${api}/request/r1`, { ...invitation, status: 'Cancelled' });
  await show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancel invitation of Namphueng' }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('The invitation of Namphueng has been cancelled')).toBeVisible();
});

test('inviting begins with what the job wants; a business is not led to weights', async () => {
  serve([]);
  const { unmount } = await show();
  const wants = 'talentType=Actor&gender=Female&age=20-30&height=165';
  const [link] = await screen.findAllByRole('link', { name: 'Invite talents' });
  expect(link).toHaveAttribute('href', `${url}/invite?${wants}&weight=0-60`);
  unmount();
  await show({ profile: person('Business') });
  const [own] = await screen.findAllByRole('link', { name: 'Invite talents' });
  expect(own).toHaveAttribute('href', `${url}/invite?${wants}`);
});

test('of a job that is not open no one can be invited', async () => {
  serve([], { ...openJob, status: 'Closed' });
  await show();
  expect(await screen.findByText('Talents can be invited once the job is open.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Invite talents' })).toBeNull();
});

test('a failure can be tried again, and a filter is asked of the api', async () => {
  network.get(api, openJob);
  network.get(`${api}/request`, afterRender('table', problem(500, 'INTERNAL')));
  await show({ url: `${url}?status=Declined` });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  serve([invitation]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Waiting')).toBeInTheDocument();
  await waitFor(() =>
    expect(network.requests.at(-1)?.url.search).toBe('?status=Declined&page=1&size=10'),
  );
});

test('the list over all jobs names each job, newest first', async () => {
  const { canRemind: _canRemind, canCancel: _canCancel, ...listed } = invitation;
  const job = {
    id: 'j1',
    title: { th: 'โฆษณาชาเขียว', en: 'Green tea commercial' },
    companyName: { th: 'ชาดี', en: 'Cha Dee' },
  };
  const all = '/api/management/request';
  network.get(all, { items: [{ ...listed, job }], page: 1, size: 10, total: 1 });
  await renderPage(allPage, {
    path: '/management/business/request',
    url: '/management/business/request?status=Pending',
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
  const cells = within(await screen.findByRole('row', { name: /Namphueng/ }));
  expect(cells.getByText('Cha Dee')).toBeInTheDocument();
  expect(cells.getByRole('link', { name: 'Green tea commercial' })).toHaveAttribute('href', url);
  expect(network.requests.find(({ path }) => path === all)?.url.search).toBe(
    '?status=Pending&page=1&size=10&sortByColumn=CreatedAt&sortByAlphabetically=desc',
  );
});
