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
import { axe } from 'jest-axe';
import type { Booking } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './booking-page.tsx';

const network = mockApi();
const path = '/management/business/booking';
const api = '/api/management/booking';
const none = { items: [], page: 1, size: 20, total: 0 };

const booking: Booking = {
  id: 'b1',
  talent: { id: 't1', name: { th: 'ณารา', en: 'Nara' }, image: null },
  from: '2027-05-10',
  to: '2027-05-12',
  kind: 'Option1',
  status: 'Active',
  job: {
    id: 'j1',
    title: { th: 'โฆษณาชาเขียว', en: 'Green tea film' },
    companyName: { th: 'ชาดี', en: 'Cha Dee' },
  },
  applicationId: null,
  proposal: null,
  note: 'Waits for the client',
  reason: null,
  expiresAt: '2027-05-01T11:00:00.000Z',
  version: 3,
  createdAt: '2027-01-01T00:00:00.000Z',
  updatedAt: '2027-01-02T00:00:00.000Z',
};
const calendar = (items: Booking[] = [booking], bookouts: object[] = []) => ({
  items,
  bookouts,
  total: items.length,
});

beforeEach(() => {
  network.get('/api/management/talent', none);
  network.get('/api/management/job', none);
  network.get('/api/management/job/j1', { id: 'j1', title: { th: 'งาน', en: 'Job' } });
});

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path,
    url: `${path}?month=2027-05`,
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Staff'),
    ...options,
  });

test('a month shows options and bookings by day, and requests its whole weeks', async () => {
  network.get(api, calendar([booking], [{ talentId: 't1', from: '2027-05-20', to: '2027-05-20' }]));
  const { container } = await show();
  // Windows without a width show the agenda, the weeks lie behind it.
  const table = within(await screen.findByRole('table', { hidden: true }));
  for (const name of [/^Nara, First option, 10.+12 May 2027$/, /^Nara, Not available/]) {
    expect(table.getByRole('button', { name, hidden: true })).toBeInTheDocument();
  }
  const days = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(days.filter((text) => text?.includes('Green tea film'))).not.toHaveLength(0);
  expect(screen.getAllByRole('button', { name: /^Nara First option/ })).toHaveLength(3);
  const asked = network.requests.find(({ url }) => url.pathname === api);
  expect(asked?.url.search).toBe('?from=2027-04-26&to=2027-06-06');
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('filters and the month are in the address and sent to the api', async () => {
  network.get(api, calendar());
  const url = `${path}?month=2027-05&kind=Booked&talentId=t1&jobId=j1&view=talent`;
  network.get('/api/management/talent/t1', { id: 't1', displayName: 'Nara' });
  const { currentUrl } = await show({ url });
  await waitFor(() =>
    expect(network.requests.map(({ url: { search } }) => search)).toContain(
      '?from=2027-05-01&to=2027-05-31&talentId=t1&jobId=j1&kind=Booked',
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
  expect(currentUrl()).toContain('month=2027-06');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(currentUrl()).not.toContain('talentId');
});

test('by talent, each has a row in which an entry takes its days', async () => {
  const second = {
    ...booking,
    id: 'b2',
    kind: 'Option2' as const,
    from: '2027-05-12',
    to: '2027-06-03',
  };
  network.get(api, calendar([booking, second]));
  await show({ url: `${path}?month=2027-05&view=talent` });
  const name = await screen.findByRole('rowheader', { name: 'Nara' });
  expect(name).toHaveAttribute('rowspan', '2');
  const cellOf = (text: RegExp) => screen.getByRole('button', { name: text }).closest('td');
  expect(cellOf(/First option/)).toHaveAttribute('colspan', '3');
  expect(cellOf(/Second option/)).toHaveAttribute('colspan', '20');
});

test('the list has each booking of its days once, without bookouts', async () => {
  const bookout = { talentId: 't1', from: '2027-05-20', to: '2027-05-20' };
  network.get(api, calendar([booking], [bookout]));
  await show({
    url: `${path}?view=list&kind=Booked&from=2027-05-11&to=2027-06-30`,
  });
  expect(await screen.findByRole('button', { name: /^Nara First option/ })).toBeVisible();
  expect(screen.getByText(/11 May.+30 Jun 2027 · 1 entry/)).toBeVisible();
  const asked = () => network.requests.findLast(({ url }) => url.pathname === api)?.url.search;
  expect(asked()).toBe('?from=2027-05-11&to=2027-06-30&kind=Booked');
});

test('a new option names what conflicts before it is saved, and what is refused', async () => {
  network.get(api, calendar([]));
  network.get('/api/management/talent/t1', { id: 't1', displayName: 'Nara' });
  network.get(`${api}/clash`, {
    items: [
      {
        kind: 'Booked',
        from: '2027-05-09',
        to: '2027-05-10',
        bookingId: 'b9',
        jobTitle: { th: 'ก', en: 'Soap' },
      },
    ],
  });
  network.post(api, problem(409, 'DAYS_BOOKED', { errors: [] }));
  await show({ url: `${path}?month=2027-05&talentId=t1&booking=new&day=2027-05-10` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Hold or book days' }));
  expect(await drawer.findByText('1 entry on these days')).toBeInTheDocument();
  expect(drawer.getByText(/^Booked · 9.+10 May 2027 · Soap$/)).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Hold as first option' }));
  expect(await drawer.findByText(/is booked on these days already/)).toBeInTheDocument();
  expect(network.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ talentId: 't1', from: '2027-05-10', to: '2027-05-10' },
    ...{ kind: 'Option1', jobId: null, note: null, expiresAt: null },
  });
});

test('days off have to be confirmed before they are booked', async () => {
  network.get(api, calendar([]));
  network.get('/api/management/talent/t1', { id: 't1', displayName: 'Nara' });
  const off = { kind: 'Bookout', from: '2027-05-10', to: '2027-05-11' };
  network.get(`${api}/clash`, { items: [{ ...off, bookingId: null, jobTitle: null }] });
  network.post(api, problem(409, 'DAY_OFF', { errors: [] }));
  await show({ url: `${path}?month=2027-05&talentId=t1&booking=new&day=2027-05-10` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Hold or book days' }));
  const confirm = await drawer.findByRole('checkbox', { name: /agreed to work/ });
  const save = () => userEvent.click(drawer.getByRole('button', { name: 'Hold as first option' }));
  await save();
  expect(await drawer.findByText(/is off on these days/)).toBeInTheDocument();
  network.post(api, { ...booking, id: 'b7' });
  await userEvent.click(confirm);
  await save();
  await waitFor(() =>
    expect(network.requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      onDayOff: true,
    }),
  );
});

test('an option becomes a booking with the version that was read', async () => {
  network.get(api, calendar());
  network.get(`${api}/b1`, booking);
  network.get(`${api}/clash`, { items: [] });
  network.put(`${api}/b1`, { ...booking, kind: 'Booked' });
  const { currentUrl } = await show({ url: `${path}?month=2027-05&booking=b1` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Booking' }));
  expect(await drawer.findByText('The talent is free on these days')).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Green tea film' })).toHaveAttribute(
    'href',
    '/management/business/job/detail/j1',
  );
  await userEvent.click(drawer.getByRole('radio', { name: 'Booked' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currentUrl()).toBe(`${path}?month=2027-05`));
  const sent = network.requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ kind: 'Booked', version: 3, expiresAt: null, jobId: 'j1' });
});

test('an option is released with a reason, after a question', async () => {
  network.get(api, calendar());
  network.get(`${api}/b1`, booking);
  network.get(`${api}/clash`, { items: [] });
  network.delete(`${api}/b1`);
  const { currentUrl } = await show({ url: `${path}?month=2027-05&booking=b1` });
  await userEvent.click(await screen.findByRole('button', { name: 'Release option' }));
  const question = within(await screen.findByRole('dialog', { name: 'Release this option?' }));
  expect(question.getByText(/Nara will be free on 10.+12 May 2027/)).toBeInTheDocument();
  await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Shoot moved');
  await userEvent.click(question.getByRole('button', { name: 'Release option' }));
  await waitFor(() => expect(currentUrl()).toBe(`${path}?month=2027-05`));
  const sent = network.requests.find(({ method }) => method === 'DELETE');
  expect(sent?.body).toEqual({ reason: 'Shoot moved', version: 3 });
});

test('a booking names its proposal, and its end leads to the backups there', async () => {
  const proposal = { id: 'p1', number: 'PR-2569-0001', title: 'Summer' };
  const held = { ...booking, proposal };
  network.get(api, calendar([held]));
  network.get(`${api}/b1`, held);
  network.get(`${api}/clash`, { items: [] });
  network.delete(`${api}/b1`);
  const { currentUrl } = await show({ url: `${path}?month=2027-05&booking=b1` });
  expect((await screen.findAllByText(/Green tea film · PR-2569-0001/)).length).toBeGreaterThan(0);
  const link = await screen.findByRole('link', { name: 'PR-2569-0001 · Summer' });
  expect(link).toHaveAttribute('href', '/management/business/proposal/detail/p1');
  await userEvent.click(screen.getByRole('button', { name: 'Release option' }));
  const question = within(await screen.findByRole('dialog', { name: 'Release this option?' }));
  await userEvent.click(question.getByRole('button', { name: 'Release option' }));
  const offered = await screen.findByRole('alertdialog');
  expect(offered).toHaveTextContent('Replace Nara in PR-2569-0001?');
  await userEvent.click(within(offered).getByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(currentUrl()).toBe('/management/business/proposal/detail/p1'));
});

test('a business reads its own, and writes nothing', async () => {
  network.get(api, calendar([{ ...booking, note: null, expiresAt: null }]));
  network.get(`${api}/b1`, { ...booking, note: null, expiresAt: null });
  await show({ url: `${path}?month=2027-05&booking=b1`, profile: person('Business') });
  const drawer = within(await screen.findByRole('dialog', { name: 'Booking' }));
  expect(await drawer.findByText('Cha Dee')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(drawer.queryByRole('button', { name: 'Release option' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hold or book' })).toBeNull();
  expect(network.requests.some(({ url }) => url.pathname === '/api/management/talent')).toBe(false);
});

test('nothing, a failure, and more than is shown', async () => {
  network.get(api, calendar([]));
  const first = await show({ url: `${path}?month=2027-05&view=talent` });
  expect(await screen.findByText('No talent is booked or held this month')).toBeInTheDocument();
  first.unmount();
  network.get(api, { ...calendar(), total: 1200 });
  const second = await show();
  expect(await screen.findByText(/1 of 1,200 are shown/)).toBeInTheDocument();
  second.unmount();
  network.get(api, afterRender('[aria-busy]', problem(500, 'INTERNAL')));
  await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
