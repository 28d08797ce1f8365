import { mockApi, problem, renderPage, hydrate } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { registerErrorTexts } from '@dara/sdk/api';
import { createDaraStore } from '@dara/sdk/store';
import { type ClientProposal, endpoints as businessApi } from '../../api/generated.ts';
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

/** A fake server that stores what it receives. */
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

test('shows the offer with prices and totals, without costs', async () => {
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

test('after accepting, the line-up shows who is booked, held and replaced', async () => {
  const first = clientProposal();
  const [dao, mek] = first.items;
  const days = { from: '2026-12-12', to: '2026-12-13' };
  const lineUp = { state: 'Pending' as const, from: null, to: null, replaces: null };
  server({
    ...first,
    ...{ status: 'Accepted', canAnswer: false },
    items: [
      { ...dao!, decision: 'Yes', lineUp: { ...lineUp, state: 'Replaced' } },
      { ...mek!, decision: 'Backup', lineUp: { state: 'Held', ...days, replaces: dao!.id } },
    ],
  });
  const { container } = await show();
  const [out, promoted] = within(await screen.findByRole('region', { name: 'Line-up' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(out).toBe('DaoReplacedMek comes instead');
  expect(promoted).toMatch(/^MekOn hold12.+13 Dec 2026In place of Dao$/);
  expect((await axe(container)).violations).toEqual([]);
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

test('a talent that is no longer available is marked, cannot be chosen and counts in no total', async () => {
  const { items } = clientProposal();
  server(clientProposal({ items: items.map((one, at) => ({ ...one, isAvailable: at === 0 })) }));
  await show();
  const mek = within(await screen.findByRole('listitem', { name: 'Mek' }));
  expect(mek.getByText('No longer available')).toBeVisible();
  expect(mek.queryByRole('group')).toBeNull();
  expect(screen.queryByText('฿96,300')).toBeNull();
  expect(screen.getByText('฿53,500')).toBeVisible();
});

test('a talent that withdrew is not named', async () => {
  const { items } = clientProposal();
  const gone = { isAvailable: false, talentName: null, image: null };
  server(clientProposal({ items: items.map((one, at) => (at === 0 ? one : { ...one, ...gone })) }));
  await show();
  const item = within(await screen.findByRole('listitem', { name: 'No longer available' }));
  expect(item.getByRole('heading', { name: 'No longer available' })).toBeVisible();
  expect(item.getAllByText('No longer available')).toHaveLength(1);
  expect(screen.queryByText('Mek')).toBeNull();
});

test('a chosen talent that is no longer available does not count, and accepting needs a choice', async () => {
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

describe('client document', () => {
  const FORMS = `${PATH}/form`;

  registerErrorTexts(remote.errorTexts);

  /** What the server sends of a link, looked at by `visit` before any script runs. */
  async function sent(visit: () => void, query = ''): Promise<void> {
    const store = createDaraStore();
    await store.dispatch(
      businessApi.endpoints.proposalDetail.initiate({ token: 'secret' }, { subscribe: false }),
    );
    const { Component } = page;
    await hydrate(<Component />, visit, {
      ...{ path: '/proposal/:token', url: `/proposal/secret${query}` },
      ...{ messages: remote.messages, store },
    });
  }

  const offer = (more: Partial<ClientProposal> = {}) => api.get(PATH, clientProposal(more));

  const fieldsOf = (form: HTMLFormElement, button: HTMLElement) =>
    Object.fromEntries(new FormData(form, button as HTMLButtonElement));

  const formOf = (element: HTMLElement): HTMLFormElement => {
    const form = element.closest('form');
    if (!form) throw new Error('it stands in no form');
    return form;
  };

  const answersOf = (name: string) => within(screen.getByRole('listitem', { name }));

  test('is rendered with everything that can be answered, as forms to the api', async () => {
    const { items } = clientProposal();
    const said = { decision: 'No', reason: 'Date', comment: 'คิวชน', version: 3 } as const;
    offer({ items: items.map((one, at) => (at === 0 ? { ...one, ...said } : one)) });
    await sent(() => {
      const save = answersOf('Dao').getByRole('button', { name: 'Save the answer' });
      const form = formOf(save);
      expect([form.method, form.getAttribute('action')]).toEqual([
        'post',
        `${FORMS}/item/i1?lang=en`,
      ]);
      expect(fieldsOf(form, save)).toEqual({
        ...{ version: '3', decision: 'No', reason: 'Date', comment: 'คิวชน' },
      });
      const yes = answersOf('Mek').getByRole('button', { name: 'Yes' });
      expect(fieldsOf(formOf(yes), yes)).toEqual({ version: '1', decision: 'Yes' });
      const send = formOf(screen.getByRole('button', { name: 'Send your answers' }));
      expect([send.method, send.getAttribute('action')]).toEqual([
        'post',
        `${FORMS}/respond?lang=en`,
      ]);
    });
  });

  test('accepting and declining are asked about once more, and sent as forms', async () => {
    const { items } = clientProposal();
    offer({
      ...{ status: 'Responded', respondedAt: '2026-11-22T04:00:00.000Z', canDecide: true },
      items: items.map((one) => ({ ...one, decision: 'Yes', version: 2 })),
    });
    await sent(() => {
      const forms = [...document.querySelectorAll<HTMLFormElement>('details form')];
      expect(forms.map((form) => form.getAttribute('action'))).toEqual([
        ...[`${FORMS}/accept?lang=en`, `${FORMS}/decline?lang=en`],
      ]);
      expect(forms[1]?.elements.namedItem('reason')).toHaveAttribute('maxlength');
    });
    // Scripts ask by their dialogs.
    expect(document.querySelector('details form')).toBeNull();
    expect(screen.getByRole('button', { name: 'Accept the proposal' })).toBeEnabled();
  });

  test('a client who began to decline before hydration continues after it', async () => {
    offer({ status: 'Responded', respondedAt: '2026-11-22T04:00:00.000Z', canDecide: true });
    await sent(() => {
      const decline = document.querySelector('details')!;
      decline.open = true;
      decline.querySelector('textarea')!.value = 'Too late';
    });
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('Too late');
  });

  test('scripts take the forms over', async () => {
    offer();
    api.put(`${PATH}/item/:itemId`, clientProposal());
    await sent(() => undefined);
    await userEvent.click(answersOf('Dao').getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        decision: 'Yes',
      }),
    );
  });

  test.each([
    ['problem=VERSION_CONFLICT&item=i1', 'Dao', /Dao/],
    ['problem=VALIDATION_FAILED&rule=talentUnavailable&item=i2', 'Mek', /no longer/],
    ['problem=RATE_LIMITED', null, /too many|later/i],
  ] as const)('says in words what was refused: %s', async (query, name, text) => {
    offer();
    await sent(() => {
      const note = name ? answersOf(name).getByRole('alert') : screen.getByRole('alert');
      expect(note).toHaveTextContent(text);
    }, `?${query}`);
  });

  test('the passcode form reports a wrong passcode and keeps the input', async () => {
    api.get(PATH, problem(403, 'PASSCODE_REQUIRED'));
    await sent(() => {
      const field = screen.getByLabelText<HTMLInputElement>(/^Passcode/);
      const form = formOf(field);
      expect([form.method, form.getAttribute('action')]).toEqual([
        'post',
        `${FORMS}/unlock?lang=en`,
      ]);
      expect(screen.getByText('The passcode is not correct')).toBeInTheDocument();
      field.value = '4821';
    }, '?problem=PASSCODE_WRONG');
    api.post(`${PATH}/unlock`);
    offer();
    await userEvent.click(screen.getByRole('button', { name: 'Open the proposal' }));
    expect(await screen.findByText('PR-2569-0001')).toBeVisible();
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      passcode: '4821',
    });
  });

  test('the document of a link that is over or never was is answered as what it is', () => {
    expect([undefined, 403, 404, 410, 503].map((data) => page.status?.(data))).toEqual([
      ...[200, 200, 404, 410, 200],
    ]);
  });
});

describe('client link', () => {
  test('asks for the passcode, says when it is wrong, and opens', async () => {
    api.get(PATH, problem(403, 'PASSCODE_REQUIRED'));
    api.post(`${PATH}/unlock`, problem(403, 'PASSCODE_WRONG'));
    await show();
    const field = await screen.findByLabelText(/^Passcode/);
    await userEvent.type(field, '1111');
    await userEvent.click(screen.getByRole('button', { name: 'Open the proposal' }));
    expect(await screen.findByText('The passcode is not correct')).toBeVisible();
    api.post(`${PATH}/unlock`);
    api.get(PATH, clientProposal());
    await userEvent.clear(field);
    await userEvent.type(field, '4821');
    await userEvent.click(screen.getByRole('button', { name: 'Open the proposal' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'โฆษณาชาเขียว' })).toBeVisible();
  });

  test('after the last wrong passcode it says that the link is locked', async () => {
    api.get(PATH, problem(403, 'PASSCODE_REQUIRED'));
    api.post(`${PATH}/unlock`, () => {
      api.get(PATH, problem(410, 'LINK_LOCKED'));
      return problem(410, 'LINK_LOCKED');
    });
    await show();
    await userEvent.type(await screen.findByLabelText(/^Passcode/), '1111{Enter}');
    expect(await screen.findByRole('heading', { name: 'This link is locked' })).toBeVisible();
  });

  test.each([
    ['en', 404, 'PROPOSAL_NOT_EXIST', 'There is no such proposal'],
    ['en', 410, 'LINK_EXPIRED', 'This link has expired'],
    ['th', 410, 'LINK_EXPIRED', 'ลิงก์นี้หมดอายุแล้ว'],
    ['en', 410, 'LINK_REVOKED', 'This link is no longer in use'],
    ['th', 410, 'LINK_LOCKED', 'ลิงก์นี้ถูกล็อก'],
  ] as const)(
    'says in %s after %s %s why a link opens nothing',
    async (locale, status, code, title) => {
      api.get(PATH, problem(status, code));
      await show(locale);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link')).toHaveAttribute('href', '/contact');
    },
  );

  test('offers to try again while the site does not answer', async () => {
    api.get(PATH, problem(503, 'UNAVAILABLE'));
    await show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.get(PATH, clientProposal());
    await userEvent.click(again);
    expect(await screen.findByText('PR-2569-0001')).toBeVisible();
  });

  test('a card opens large and is turned over', async () => {
    const side = { paper: '#fff', photos: [], panes: [], shapes: [], texts: [] };
    api.get(PATH, clientProposal());
    api.get(`${PATH}/item/:itemId/card`, {
      ...{ id: 'c1', name: 'Card 1', talentName: { th: 'ดาว', en: 'Dao' }, language: 'th' },
      drawing: { width: 148, height: 210, front: side, back: side },
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Composite card of Dao' }));
    expect(await screen.findByRole('img', { name: /front/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Show the back/ }));
    await waitFor(() => expect(screen.getByRole('img', { name: /back/ })).toBeVisible());
  });
});
