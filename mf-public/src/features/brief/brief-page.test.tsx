import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { headArgs } from '../../testing/head-args.ts';
import { listOf, talent } from '../../testing/fixtures.ts';
import { uuid } from '../../testing/shortlist.ts';
import { briefDraft } from './brief-draft.ts';
import { page } from './brief-page.tsx';

const api = mockApi();
const RECEIPT = { id: uuid(1), createdAt: '2026-11-21T00:00:00.000Z', jobId: null };
const ABOUT_TWO = `/brief?talent=${uuid(1)}&talent=${uuid(2)}&talent=${uuid(3)}`;

type Options = Partial<Parameters<typeof renderPage>[1]>;
async function render(options: Options = {}) {
  api.get('/api/talent', listOf([2, 1].map((number) => talent(number, { id: uuid(number) }))));
  const rendered = await renderPage(page, {
    ...{ path: '/brief', locale: 'en', messages: remote.messages, ...options },
  });
  await screen.findByRole('form');
  return rendered;
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const choose = (name: string) => userEvent.click(screen.getByLabelText(name));
const send = () => userEvent.click(screen.getByRole('button', { name: /^(?:Send|ส่งบรีฟ)/ }));
const sent = () => api.requests.filter(({ path }) => path === '/api/brief').map(({ body }) => body);

async function fill() {
  type('Product or project', 'Green tea');
  await choose('TV commercial');
  type('Roles', 'A mother');
  type('Number of people', '2');
  type('Your name', 'Pim');
  type('Email', 'pim@brand.test');
}
const NEEDED = {
  ...{ project: 'Green tea', jobType: 'TVC', roles: 'A mother', openings: 2 },
  ...{ name: 'Pim', email: 'pim@brand.test', language: 'en' },
};

beforeEach(() => {
  briefDraft.values = undefined;
});

it('sends what is needed about the people of its address, but those who were removed', async () => {
  api.post('/api/brief', RECEIPT);
  const { container } = await render({ url: ABOUT_TWO });
  expect(screen.getByRole('heading', { name: 'The people you chose (2)' })).toBeVisible();
  const people = within(screen.getByRole('list', { name: 'The people you chose' }));
  expect(people.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'ศิลปิน 1',
    'ศิลปิน 2',
  ]);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove ศิลปิน 1' }));
  await fill();
  await send();
  const word = await screen.findByText('We have your brief');
  await waitFor(() => expect(word.closest('[tabindex="-1"]')).toHaveFocus());
  expect(sent()).toEqual([{ ...NEEDED, talentIds: [uuid(2)] }]);
});

it('sends all that is filled in', async () => {
  api.post('/api/brief', RECEIPT);
  await render();
  expect(screen.getByText(/^Nobody yet/)).toBeVisible();
  await fill();
  type('First shooting day', '2100-02-10');
  type('Last shooting day', '2100-02-12');
  type('If the days', 'or the 20th');
  type('Place', 'Studio');
  for (const name of ['TV', 'Online', 'By a day', 'a day']) await choose(name);
  type('For how long', '12');
  type('Territory', 'Thailand');
  type('From', '10,000');
  type('Up to', '20000.50');
  type('Answer needed by', '2100-01-01');
  type('More about it', 'She swims');
  type('Link to the script', 'https://a.test/script');
  type('Company', 'Brand');
  type('Phone', '081-234 5678');
  await send();
  await screen.findByText('We have your brief');
  expect(sent()).toEqual([
    {
      ...{ ...NEEDED, talentIds: [], media: ['TV', 'Online'], usageMonths: 12 },
      ...{ shootFrom: '2100-02-10', shootTo: '2100-02-12', shootDays: 'or the 20th' },
      ...{ location: 'Studio', territory: 'Thailand', answerBy: '2100-01-01' },
      ...{ budgetFrom: 10_000, budgetTo: 20_000.5, budgetUnit: 'Day', message: 'She swims' },
      ...{ scriptLink: 'https://a.test/script', company: 'Brand', phone: '081-234 5678' },
    },
  ]);
});

it('names every field that is wrong, and sends nothing', async () => {
  await render();
  await choose('By a day');
  type('Link to the script', 'http://a.test');
  type('Phone', '1');
  await send();
  const summary = await screen.findByRole('alert');
  for (const label of [
    ...['Product or project', 'Kind of work', 'Roles', 'Number of people', 'Answer needed by'],
    ...['Link to the script or storyboard', 'Your name', 'Email', 'Phone'],
  ]) {
    expect(within(summary).getByText(new RegExp(label))).toBeVisible();
  }
  expect(sent()).toEqual([]);
});

it('loses nothing when it cannot be sent, nor when the page is left', async () => {
  api.post(
    '/api/brief',
    problem(400, 'VALIDATION_FAILED', { errors: [{ field: 'email', rule: 'email' }] }),
  );
  const first = await render({ url: ABOUT_TWO });
  await fill();
  await send();
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription(
      expect.stringContaining('Please enter your email address correctly.'),
    ),
  );
  first.unmount();
  await render({ url: ABOUT_TWO });
  expect(field('Roles')).toHaveValue('A mother');
});

it('tells who needs an answer tonight where to call', async () => {
  api.post('/api/brief', RECEIPT);
  api.get('/api/site', {
    contact: { phone: '02 123 4567' },
    social: [{ id: 'line', name: 'LINE', url: 'https://line.me/R/ti/p/%40dara' }],
    announcements: [],
  });
  await render();
  await choose('Tonight');
  expect(await screen.findByRole('link', { name: '02 123 4567' })).toHaveAttribute(
    'href',
    'tel:021234567',
  );
  expect(screen.getByRole('link', { name: /^LINE/ })).toHaveAttribute(
    'href',
    'https://line.me/R/ti/p/%40dara',
  );
  await fill();
  await send();
  await screen.findByText('We have your brief');
  expect(sent()).toEqual([{ ...NEEDED, talentIds: [], isTonight: true }]);
});

it('knows a business that is signed in, and leads to its draft', async () => {
  api.post('/api/brief', { ...RECEIPT, jobId: uuid(9) });
  const profile = person('Business', {
    ...{ firstName: 'Mali', lastName: 'Dee', email: 'mali@dara.test' },
  });
  await render({ profile });
  expect(screen.queryByLabelText(/^Company/)).toBeNull();
  expect(field('Your name')).toHaveValue('Mali Dee');
  await fill();
  await send();
  expect(await screen.findByRole('link', { name: 'Open your draft job' })).toHaveAttribute(
    'href',
    `/management/business/job/detail/${uuid(9)}`,
  );
});

it('asks in Thai', async () => {
  await render({ locale: 'th' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ส่งบรีฟ');
  await send();
  await waitFor(() =>
    expect(field('บทที่ต้องการ')).toHaveAccessibleDescription(expect.stringContaining('กรุณาระบุข้อมูล')),
  );
});

it('is indexed without talents only', () => {
  expect(page.head?.(headArgs('/brief', null, 'en'))).toMatchObject({
    ...{ title: 'Send a brief', canonical: '/brief', noIndex: false },
  });
  expect(page.head?.(headArgs(ABOUT_TWO, null, 'th'))).toMatchObject({
    ...{ title: 'ส่งบรีฟ', noIndex: true },
  });
});
