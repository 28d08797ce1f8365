import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { NewFaceRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page as detailPage } from './new-face-detail-page.tsx';
import { page as listPage } from './new-face-list-page.tsx';

const api = mockApi();
const PATH = '/api/management/newface';
const image = (id: string) => ({ id, width: 600, height: 800, alt: null, placeholder: null });

const face: NewFaceRecord = {
  id: 'f1',
  name: 'Nim Jaidee',
  age: 19,
  height: 168,
  image: image('i1'),
  guardian: 'Confirmed',
  status: 'Received',
  createdAt: '2026-11-20T03:00:00.000Z',
  version: 3,
  birthday: '2007-05-04',
  phone: '0812345678',
  lineId: null,
  email: null,
  language: 'th',
  images: [image('i1'), image('i2'), image('i3')],
  clip: null,
  guardianName: 'Malee',
  guardianEmail: 'mother@home.test',
  guardianConfirmedAt: '2026-11-21T03:00:00.000Z',
  statusAt: '2026-11-20T03:00:00.000Z',
  registrationLink: null,
};
const common = { locale: 'en', messages: remote.messages, profile: person('Staff') } as const;
const openRecord = () =>
  renderPage(detailPage, {
    ...common,
    path: '/management/talent/newface/detail/:id',
    url: '/management/talent/newface/detail/f1',
    errorTexts: remote.errorTexts,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const decisions = () =>
  api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('lists who applied, and filters by status', async () => {
  api.get(PATH, { items: [face], page: 1, size: 10, total: 1 });
  await renderPage(listPage, {
    ...common,
    path: '/management/talent/newface',
    url: '/management/talent/newface?status=Received',
  });
  const row = within(await screen.findByRole('row', { name: /Nim Jaidee/ }));
  expect(row.getByRole('link', { name: 'Nim Jaidee' })).toHaveAttribute(
    'href',
    '/management/talent/newface/detail/f1',
  );
  expect(row.getByText('Received')).toBeVisible();
  expect(row.getByText('19')).toBeVisible();
  expect(api.requests.at(-1)?.url.searchParams.getAll('status')).toEqual(['Received']);
});

it('accepts once it is sure, and offers the link to the registration', async () => {
  const clip = {
    id: 'v1',
    width: 360,
    height: 640,
    duration: 30,
    poster: null,
    addedAt: '2026-11-21T00:00:00.000Z',
  };
  api.get(`${PATH}/f1`, { ...face, clip });
  const registrationLink = 'https://dara.test/register/talent#newface=abc';
  api.put(`${PATH}/f1/status`, { ...face, status: 'Accepted', version: 4, registrationLink });
  await openRecord();
  for (const name of ['Face', 'Side', 'Full length']) {
    expect(await screen.findByRole('img', { name })).toBeInTheDocument();
  }
  // Without a poster the first frame is shown.
  const player = screen.getByLabelText('Clip', { selector: 'video' });
  expect(player).toHaveAttribute('src', '/api/video/v1/video.mp4#t=0.1');
  expect(player).toHaveAttribute('preload', 'metadata');
  expect(screen.getByText(/^Malee \(mother@home.test\) · agreed on 21 Nov 2026/)).toBeVisible();
  await press('Accept');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(decisions()).toEqual([]);
  api.get(`${PATH}/f1`, { ...face, status: 'Accepted', version: 4, registrationLink });
  await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(decisions()).toEqual([{ status: 'Accepted', version: 3 }]));
  expect(await screen.findByText('Nim Jaidee is accepted')).toBeInTheDocument();
  expect(await screen.findByDisplayValue(registrationLink)).toBeVisible();
  expect(screen.getByText(/left no email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

it('says that another person has decided meanwhile', async () => {
  api.get(`${PATH}/f1`, face);
  api.put(`${PATH}/f1/status`, problem(409, 'INVALID_TRANSITION'));
  await openRecord();
  await press('Decline');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
  expect(
    await screen.findByText(/status/i, { selector: '[role=alert] *, [role=status] *' }),
  ).toBeVisible();
});

it('says that an application is gone', async () => {
  api.get(`${PATH}/f1`, problem(404, 'NOT_FOUND'));
  await openRecord();
  expect(await screen.findByText(/no longer here/)).toBeVisible();
});
