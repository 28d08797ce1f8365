import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, problem, renderPage, type RenderOptions } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { page } from './own-calendar-page.tsx';

const network = mockApi();
const path = '/talent/profile/calendar';
const api = '/api/talent/profile/calendar';
const URL_OF_LINK = 'https://dara.test/api/calendar/secret.ics';

const calendar = {
  items: [
    {
      ...{ id: 'b1', from: '2027-05-10', to: '2027-05-12', kind: 'Booked' },
      jobTitle: { th: 'โฆษณาชาเขียว', en: 'Green tea film' },
      updatedAt: '2027-01-01T00:00:00.000Z',
    },
    {
      ...{ id: 'b2', from: '2027-05-20', to: '2027-05-20', kind: 'Held' },
      ...{ jobTitle: null, updatedAt: '2027-01-01T00:00:00.000Z' },
    },
  ],
  bookouts: [{ from: '2027-05-25', to: '2027-05-26' }],
  linkedAt: null,
};

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path,
    url: `${path}?month=2027-05`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Talent'),
    ...options,
  });

test('shows bookings, options and days off', async () => {
  network.get(api, calendar);
  const { container } = await show();
  // Windows without a width show the agenda, the weeks lie behind it.
  const table = within(await screen.findByRole('table', { hidden: true }));
  for (const name of [
    /^Green tea film, Booked, 10.+12 May 2027$/,
    /^On hold, 20 May 2027$/,
    /^Not available, 25.+26 May 2027$/,
  ]) {
    expect(table.getByRole('button', { name, hidden: true })).toBeInTheDocument();
  }
  expect(screen.getByText(/^Monday,? 10 May 2027$/)).toBeInTheDocument();
  expect(network.requests[0]?.url.search).toBe('?from=2027-04-26&to=2027-06-06');
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('a link for the phone is shown once, and can be revoked', async () => {
  network.get(api, calendar);
  network.post(`${api}/link`, { url: URL_OF_LINK, linkedAt: '2027-01-01T00:00:00.000Z' });
  network.delete(`${api}/link`);
  await show();
  const make = await screen.findByRole('button', { name: 'Make a link' });
  network.get(api, { ...calendar, linkedAt: '2027-01-01T00:00:00.000Z' });
  await userEvent.click(make);
  expect(await screen.findByDisplayValue(URL_OF_LINK)).toBeInTheDocument();
  network.get(api, calendar);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke link' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(screen.queryByDisplayValue(URL_OF_LINK)).toBeNull());
  expect(network.requests.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('the month is in the URL, with Thai years in Thai', async () => {
  network.get(api, { ...calendar, items: [], bookouts: [] });
  const { currentUrl } = await show({ locale: 'th' });
  expect(await screen.findByRole('heading', { name: 'พฤษภาคม 2570' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'เดือนก่อนหน้า' }));
  expect(currentUrl()).toBe(`${path}?month=2027-04`);
  expect(screen.getByText('ไม่มีรายการในช่วงนี้')).toBeInTheDocument();
});

test('a failure offers to try again', async () => {
  network.get(api, problem(500, 'INTERNAL'));
  await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
