import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { headArgs } from '../../testing/head-args.ts';
import { listOf, talent } from '../../testing/fixtures.ts';
import { uuid } from '../../testing/shortlist.ts';
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
  await screen.findAllByRole('spinbutton');
  return rendered;
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
/** Types the digits of a day, as `10022100`. */
async function typeDay(label: string, digits: string) {
  const day = await screen.findByRole('group', { name: new RegExp(`^${label}`) });
  act(() => within(day).getAllByRole('spinbutton')[0]!.focus());
  await userEvent.keyboard(digits);
}
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

afterEach(() => localStorage.clear());

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
  await typeDay('First shooting day', '10022100');
  await typeDay('Last shooting day', '12022100');
  type('If the days', 'or the 20th');
  type('Place', 'Studio');
  for (const name of ['TV', 'Online', 'By a day', 'a day']) await choose(name);
  type('For how long', '12');
  type('Territory', 'Thailand');
  type('From', '10,000');
  type('Up to', '20000.50');
  await typeDay('Answer needed by', '01012100');
  type('More about it', 'She swims');
  type('Or a link to the script', 'https://a.test/script');
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
  type('Or a link to the script', 'http://a.test');
  type('Phone', '1');
  await send();
  const summary = await screen.findByRole('alert');
  for (const label of [
    ...['Product or project', 'Kind of work', 'Roles', 'Number of people', 'Answer needed by'],
    ...['Or a link to the script or storyboard', 'Your name', 'Email', 'Phone'],
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
  await waitFor(() => expect(localStorage.getItem('draft.brief')).toContain('A mother'));
  first.unmount();
  await render({ url: ABOUT_TWO });
  await waitFor(() => expect(field('Roles')).toHaveValue('A mother'));
});

describe('the script', () => {
  const file = new File(['%PDF-1.7'], 'scene.pdf', { type: 'application/pdf' });
  const scripts = () => api.requests.filter(({ path }) => path === '/api/brief/script');
  const drop = (chosen: File) => userEvent.upload(field('Script or storyboard as a file'), chosen);

  it('is sent before the brief, once though the brief is refused, and never kept in the draft', async () => {
    api.post('/api/brief/script', { id: uuid(7) });
    api.post('/api/brief', problem(503, 'UNAVAILABLE'));
    await render();
    await fill();
    await drop(file);
    expect(screen.getByText('scene.pdf')).toBeVisible();
    await send();
    await screen.findByRole('alert');
    await waitFor(() => expect(localStorage.getItem('draft.brief')).toContain('A mother'));
    expect(localStorage.getItem('draft.brief')).not.toContain('scene');
    api.post('/api/brief', RECEIPT);
    await send();
    await screen.findByText('We have your brief');
    expect(scripts()).toHaveLength(1);
    expect(sent().at(-1)).toEqual({ ...NEEDED, talentIds: [], scriptId: uuid(7) });
  });

  it('is sent again when the api has removed it', async () => {
    let uploads = 6;
    api.post('/api/brief/script', () => ({ id: uuid((uploads += 1)) }));
    const gone = { errors: [{ field: 'scriptId', rule: 'exist' }] };
    api.post('/api/brief', ({ body }) =>
      (body as { scriptId: string }).scriptId === uuid(7)
        ? problem(400, 'VALIDATION_FAILED', gone)
        : RECEIPT,
    );
    await render();
    await fill();
    await drop(file);
    await send();
    await screen.findByText('We have your brief');
    expect(scripts()).toHaveLength(2);
  });

  it('is refused at its field by its content and its size, and can be removed', async () => {
    const errors = [{ field: 'script', rule: 'FILE_TYPE' }];
    api.post('/api/brief/script', problem(415, 'FILE_TYPE', { errors }));
    await render();
    await fill();
    await drop(file);
    await send();
    expect((await screen.findAllByText(/This type of file is not supported/))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
    const large = new File(['x'], 'large.pdf');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await drop(large);
    await send();
    expect((await screen.findAllByText(/The file is too large/))[0]).toBeVisible();
    expect(sent()).toEqual([]);
    expect(scripts()).toHaveLength(1);
  });
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
