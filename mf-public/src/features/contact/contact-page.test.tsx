import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { listOf, talent } from '../../testing/fixtures.ts';
import { uuid } from '../../testing/shortlist.ts';
import { page } from './contact-page.tsx';

const api = mockApi();
const RECEIPT = { id: uuid(1), createdAt: '2026-11-21T00:00:00.000Z' };

type Options = Partial<Parameters<typeof renderPage>[1]>;
async function render(options: Options = {}, keeps = false) {
  const rendered = await renderPage(page, {
    path: '/contact',
    locale: 'en',
    messages: remote.messages,
    ...options,
  });
  await screen.findByRole('form');
  if (!options.profile && !keeps) leaveNothing();
  return rendered;
}

const field = (label: RegExp | string) => screen.getByLabelText(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const sent = () =>
  api.requests.filter(({ path }) => path === '/api/contact').map(({ body }) => body);

async function fill(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    const input = field(new RegExp(`^${label}`));
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
  }
}

const VALID = { 'Your name': 'Pim', Email: 'pim@brand.test', Message: 'Hello' };

/** What is typed outlives the page on purpose; every test ends with nothing typed. */
function leaveNothing() {
  for (const input of document.querySelectorAll('input, textarea')) {
    fireEvent.change(input, { target: { value: '' } });
  }
}

it('sends a message and says so, leaving out what was left empty', async () => {
  api.post('/api/contact', RECEIPT);
  const { container } = await render();
  expect((await axe(container)).violations).toEqual([]);
  await fill(VALID);
  await send();
  const word = await screen.findByText('Your message has been sent');
  await waitFor(() => expect(word.closest('[tabindex="-1"]')).toHaveFocus());
  expect(sent()).toEqual([{ name: 'Pim', email: 'pim@brand.test', message: 'Hello' }]);
  expect(screen.getByRole('link', { name: 'See our talents' })).toHaveAttribute('href', '/talent');
});

it.each([
  [{}, 'Your name', 'Please specify information.'],
  [{ Message: '   ' }, 'Message', 'Please specify information.'],
  [{ Email: '' }, 'Email', 'Please specify information.'],
  [{ Email: 'pim@brand' }, 'Email', 'Please enter your email address correctly.'],
  [{ Phone: '08-1234' }, 'Phone', 'Please enter 0-9 only.'],
  [{ Phone: '081234' }, 'Phone', 'Please enter at least "9" characters.'],
  [{ Phone: '0812345678901234' }, 'Phone', 'Please enter in no more than "15" characters.'],
])('refuses %j at the field', async (changes, label, message) => {
  await render();
  await fill({ ...VALID, 'Your name': Object.keys(changes).length > 0 ? 'Pim' : '', ...changes });
  await send();
  await waitFor(() =>
    expect(field(new RegExp(`^${label}`))).toHaveAccessibleDescription(
      expect.stringContaining(message),
    ),
  );
  await waitFor(() => expect(field(new RegExp(`^${label}`))).toHaveFocus());
  expect(sent()).toEqual([]);
});

it('is bounded as the api bounds it', async () => {
  await render();
  await fill(VALID);
  fireEvent.change(field(/^Message/), { target: { value: 'ก'.repeat(2001) } });
  await send();
  await waitFor(() =>
    expect(field(/^Message/)).toHaveAccessibleDescription(
      'Please enter in no more than "2000" characters.',
    ),
  );
});

it('asks in Thai', async () => {
  await render({ locale: 'th' });
  await userEvent.click(screen.getByRole('button', { name: 'ส่งข้อความ' }));
  await waitFor(() => expect(field(/^ชื่อของคุณ/)).toHaveAccessibleDescription('กรุณาระบุข้อมูล'));
});

it('a phone number is enough', async () => {
  api.post('/api/contact', RECEIPT);
  await render();
  await fill({ ...VALID, Email: '', Phone: '0812345678' });
  await send();
  await screen.findByText('Your message has been sent');
  expect(sent()).toEqual([{ name: 'Pim', phone: '0812345678', message: 'Hello' }]);
});

it('loses nothing when it cannot be sent, nor when the page is left', async () => {
  api.post('/api/contact', problem(429, 'RATE_LIMITED'));
  const first = await render();
  await fill(VALID);
  await send();
  expect(await screen.findByText(/^Too many attempts/)).toBeVisible();
  expect(field(/^Message/)).toHaveValue('Hello');
  first.unmount();
  api.post('/api/contact', RECEIPT);
  await render({}, true);
  expect(field(/^Message/)).toHaveValue('Hello');
  await send();
  await screen.findByText('Your message has been sent');
});

it('puts what the server refuses beside its field', async () => {
  api.post(
    '/api/contact',
    problem(400, 'VALIDATION_FAILED', { errors: [{ field: 'email', rule: 'email' }] }),
  );
  await render();
  await fill(VALID);
  await send();
  await waitFor(() =>
    expect(field(/^Email/)).toHaveAccessibleDescription(
      expect.stringContaining('Please enter your email address correctly.'),
    ),
  );
});

it('sends what a machine filled in, out of people’s sight and reach', async () => {
  api.post('/api/contact', RECEIPT);
  await render();
  await fill(VALID);
  const trap = screen.getByLabelText('Website');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  fireEvent.change(trap, { target: { value: 'https://spam.test' } });
  await send();
  await screen.findByText('Your message has been sent');
  expect(sent()).toMatchObject([{ website: 'https://spam.test' }]);
});

it('is about the talents of its address', async () => {
  api.get('/api/talent', listOf([talent(1, { id: uuid(1) })]));
  api.post('/api/contact', RECEIPT);
  await render({ url: `/contact?talent=${uuid(1)}&talent=nonsense&talent=${uuid(2)}` });
  expect(await screen.findByText('ศิลปิน 1')).toBeVisible();
  const [call] = api.requests;
  expect(call?.url.searchParams.getAll('ids')).toEqual([uuid(1), uuid(2)]);
  await fill(VALID);
  await send();
  await screen.findByText('Your message has been sent');
  expect(sent()).toMatchObject([{ talentIds: [uuid(1)] }]);
});

it('knows who is signed in', async () => {
  const profile = person('Business', {
    firstName: 'Mali',
    lastName: 'Dee',
    email: 'mali@dara.test',
  });
  await render({ profile });
  expect(field(/^Your name/)).toHaveValue('Mali Dee');
  expect(field(/^Email/)).toHaveValue('mali@dara.test');
});

test('tells the press where pictures, biographies and the feed are', async () => {
  await render();
  const press = within(screen.getByRole('region', { name: 'For the press' }));
  expect(press.getByText(/at the end of each talent’s page/)).toBeVisible();
  expect(press.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute(
    'href',
    '/news/rss.xml?lang=en',
  );
  await userEvent.tab();
});
