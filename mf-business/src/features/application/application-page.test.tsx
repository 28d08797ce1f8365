import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { REJECTION_TEXTS } from '@dara/model';
import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type RenderOptions,
} from '@dara/kit/testing';
import { axe } from 'jest-axe';
import type { ApplicationRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { applicationOf } from '../../testing/application-row.ts';
import { draftJob } from '../../testing/job-record.ts';
import { page } from './application-page.tsx';

const network = mockApi();

const api = '/api/management/job/j1';

const path = '/management/business/job/detail/j1/application';

/** Columns are as high as the window in a browser; here nothing has a size. */
beforeAll(() => {
  for (const side of ['clientHeight', 'clientWidth'] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 800 });
  }
});

const rows = [
  applicationOf('a1', { talentName: { th: 'แอน', en: 'Ann' } }),
  applicationOf('a2', { talentName: { th: 'บี', en: 'Bee' }, status: 'Shortlisted' }),
  applicationOf('a3', {
    talentName: { th: 'แคท', en: 'Cat' },
    status: 'Hold',
    clashes: [{ kind: 'Booked', from: '2026-03-01', to: '2026-03-02', title: null }],
  }),
];

function answer(items: readonly ApplicationRow[] = rows) {
  network.get(api, { ...draftJob, status: 'Open', applications: items.length });
  network.get(`${api}/application/board`, { items, total: items.length, openings: 2, hired: 1 });
}

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path: '/management/business/job/detail/:jobId/application',
    url: path,
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Staff'),
    ...options,
  });

const column = async (name: RegExp) => within(await screen.findByRole('region', { name }));

const menuOf = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `What to do with ${name}` }));

test('shows each application in the column of its stage, with what speaks for and against it', async () => {
  answer();
  const { container } = await show();
  expect((await column(/^Applied/)).getByText('Ann')).toBeInTheDocument();
  const held = await screen.findByRole('region', { name: /^On hold/ });
  for (const text of ['Cat', '฿5,000', '4', 'Dates clash']) {
    expect(held).toHaveTextContent(text);
  }
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('a card is moved by its menu, immediately and with the displayed version', async () => {
  answer();
  await show();
  await menuOf('Ann');
  const moved = { ...rows[0], status: 'Shortlisted', version: 2 } as ApplicationRow;
  network.put(`${api}/application/a1/status`, moved);
  answer([moved, ...rows.slice(1)]);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
  await waitFor(async () =>
    expect((await column(/^Shortlisted/)).getByText('Ann')).toBeInTheDocument(),
  );
  const sent = network.requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ status: 'Shortlisted', version: 1 });
});

test('a card that another user moved shows where it is now, and says so', async () => {
  answer();
  await show();
  await menuOf('Ann');
  const current = { ...rows[0], status: 'Shortlisted', version: 4 } as ApplicationRow;
  answer([current, ...rows.slice(1)]);
  network.put(`${api}/application/a1/status`, problem(409, 'VERSION_CONFLICT', { current }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
  expect(await screen.findByText(/Somebody else moved Ann/)).toBeInTheDocument();
  expect((await column(/^Shortlisted/)).getByText('Ann')).toBeInTheDocument();
});

test('rejecting an applicant asks for the reason and shows what the talent will read', async () => {
  answer();
  await show();
  await menuOf('Ann');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Not selected' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }));
  expect(dialog.getByText('Please specify information.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('combobox', { name: /Reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Budget' }));
  const words = dialog.getByRole('textbox', { name: /English/ });
  expect(words).toHaveValue(REJECTION_TEXTS.Budget.en);
  await userEvent.clear(words);
  await userEvent.type(words, 'Next time!');
  network.put(`${api}/application/a1/status`, { ...rows[0], status: 'Rejected', version: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }));
  await waitFor(() =>
    expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'Rejected',
      reason: 'Budget',
      message: { th: REJECTION_TEXTS.Budget.th, en: 'Next time!' },
      version: 1,
    }),
  );
});

test('before a hire it says what is left and what clashes', async () => {
  answer();
  await show();
  await menuOf('Cat');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hired' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/takes the last opening/)).toBeInTheDocument();
  expect(dialog.getByText(/Cat: Booked/)).toBeInTheDocument();
});

test('a move is undone by one click', async () => {
  answer();
  await show();
  const serve = (row: ApplicationRow) => {
    network.put(`${api}/application/a1/status`, row);
    answer([row, ...rows.slice(1)]);
  };
  serve({ ...rows[0]!, status: 'Shortlisted', version: 2 });
  await menuOf('Ann');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  serve({ ...rows[0]!, version: 3 });
  await userEvent.click(undo);
  await waitFor(async () =>
    expect((await column(/^Applied/)).getByText('Ann')).toBeInTheDocument(),
  );
  const bodies = network.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies).toEqual([
    { status: 'Shortlisted', version: 1 },
    { status: 'Applied', version: 2 },
  ]);
});

test('moving several cards ends the offer to undo the move before', async () => {
  const moved = { ...rows[0]!, status: 'Shortlisted' as const, version: 2 };
  answer();
  await show();
  network.put(`${api}/application/a1/status`, moved);
  answer([moved, ...rows.slice(1)]);
  await menuOf('Ann');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  for (const name of ['Bee', 'Cat']) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
  network.post(`${api}/application/bulk`, { results: [{ id: 'a2', code: null }] });
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  await userEvent.click(bar.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Applied' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('a hire on a declared day off is sent once the talent’s agreement is confirmed', async () => {
  const bookout = { kind: 'Bookout', from: '2026-03-01', to: '2026-03-02', title: null } as const;
  const held = applicationOf('a1', {
    ...{ talentName: { th: 'แอน', en: 'Ann' }, status: 'Hold', clashes: [bookout] },
  });
  answer([held]);
  await show();
  await menuOf('Ann');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hired' }));
  const dialog = within(await screen.findByRole('dialog'));
  const agreed = dialog.getByRole('checkbox', { name: 'The talent agreed to work on the day off' });
  await userEvent.click(dialog.getByRole('button', { name: 'Hire' }));
  expect(agreed).toBeInvalid();
  const sent = () => network.requests.filter(({ method }) => method === 'PUT');
  expect(sent()).toEqual([]);
  network.put(`${api}/application/a1/status`, { ...held, status: 'Hired', version: 2 });
  await userEvent.click(agreed);
  await userEvent.click(dialog.getByRole('button', { name: 'Hire' }));
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { status: 'Hired', onDayOff: true, version: 1 },
    ]),
  );
});

describe('applicants who do not fit the brief', () => {
  const out = applicationOf('a4', {
    talentName: { th: 'ดาว', en: 'Dao' },
    outOfBrief: ['Age', 'DayOff'],
  });
  const full = [
    'Not of the wanted age on the first shooting day',
    'Declared a shooting day as off',
  ];
  const boardQuery = () =>
    network.requests.filter(({ url }) => url.pathname.endsWith('/board')).at(-1)?.url.search;

  test('are marked on the board, and filtered by the address', async () => {
    answer([out, ...rows]);
    const { currentUrl, container } = await show();
    const applied = await column(/^Applied/);
    for (const [index, short] of ['Age', 'Day off'].entries()) {
      expect(applied.getByText(short)).toBeInTheDocument();
      expect(applied.getByText(full[index]!)).toBeInTheDocument();
    }
    expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual(
      [],
    );
    answer([out]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Fits the brief' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Does not fit the brief' }));
    await waitFor(() => expect(screen.queryByText('Ann')).toBeNull());
    expect(currentUrl()).toBe(`${path}?fitsBrief=false`);
    expect(boardQuery()).toContain('fitsBrief=false');
  });

  test('are marked in the table and named in full where an application is opened', async () => {
    answer([out]);
    network.get(`${api}/application`, { items: [out, ...rows], page: 1, size: 10, total: 4 });
    network.get(`${api}/application/a4`, {
      ...{ ...out, note: null, rejectMessage: null, ratings: [], notes: [] },
      compositeCardId: null,
    });
    network.get('/api/management/application/a4/audit', { items: [], page: 1, size: 5, total: 0 });
    await show({ url: `${path}?view=table&fitsBrief=false` });
    const row = within(await screen.findByRole('row', { name: /Dao/ }));
    expect(row.getByText('Day off')).toBeInTheDocument();
    expect(row.getByText(full[1]!)).toBeInTheDocument();
    const list = network.requests.find(({ url }) => url.pathname === `${api}/application`);
    expect(list?.url.searchParams.get('fitsBrief')).toBe('false');
    await userEvent.click(row.getByRole('link', { name: 'Dao' }));
    const drawer = within(await screen.findByRole('dialog'));
    for (const text of full) expect(await drawer.findByText(text)).toBeInTheDocument();
  });
});

test('a video is marked on the board, and played where its application is opened', async () => {
  const tape = {
    ...{ id: 'v1', width: 640, height: 360, duration: 30, poster: null },
    addedAt: '2026-01-03T00:00:00.000Z',
  };
  const row = { ...rows[0]!, tape };
  answer([row, rows[1]!]);
  network.get(`${api}/application/${row.id}`, {
    ...{ ...row, note: null, rejectMessage: null, ratings: [], notes: [] },
    compositeCardId: null,
  });
  const history = { items: [], page: 1, size: 5, total: 0 };
  network.get(`/api/management/application/${row.id}/audit`, history);
  await show();
  await screen.findByText('Ann');
  expect(screen.getAllByRole('img', { name: 'Self-tape' })).toHaveLength(1);
  await userEvent.click(screen.getByText('Ann'));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByLabelText('Self-tape', { selector: 'video' })).toHaveAttribute(
    'src',
    '/api/video/v1/video.mp4#t=0.1',
  );
});

test('a hire is released with a message, and the job opens again unless chosen otherwise', async () => {
  const hired = { ...rows[0]!, status: 'Hired' as const };
  answer([hired]);
  network.get(api, { ...draftJob, status: 'Closed', applyUntil: null });
  await show();
  await menuOf('Ann');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByText(/Ann/)).toHaveLength(1);
  const thai = dialog.getByRole('textbox', { name: /Thai/ });
  await userEvent.clear(thai);
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(dialog.getByText('Please specify information.')).toBeInTheDocument();
  await userEvent.type(thai, 'เลื่อนถ่าย');
  const english = dialog.getByRole('textbox', { name: /English/ });
  await userEvent.clear(english);
  await userEvent.type(english, 'Postponed');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Open the job/ }));
  network.put(`${api}/application/a1/status`, { ...hired, status: 'Shortlisted', version: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'Shortlisted',
      message: { th: 'เลื่อนถ่าย', en: 'Postponed' },
      reopen: false,
      version: 1,
    }),
  );
});

test.each(['Closed', 'Completed'] as const)(
  'the remaining applicants of a %s job are answered together, with the message shown first',
  async (status) => {
    answer();
    network.get(api, { ...draftJob, status });
    network.get(`${api}/application/board`, { items: rows, total: 3, openings: 1, hired: 1 });
    network.post(`${api}/application/bulk`, {
      results: rows.map(({ id }) => ({ id, code: null })),
    });
    await show();
    expect(await screen.findByText(/3 applicants still wait for an answer/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Answer them' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /English/ })).toHaveValue(REJECTION_TEXTS.Filled.en);
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }));
    await waitFor(() =>
      expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        ids: ['a1', 'a2', 'a3'],
        ...{ status: 'Rejected', reason: 'Filled', message: REJECTION_TEXTS.Filled },
      }),
    );
  },
);

test('a business shortlists and turns down, and sees nothing that staff think', async () => {
  answer(rows.map((row) => ({ ...row, ratingAverage: null, ratingCount: 0, clashes: [] })));
  await show({ profile: person('Business') });
  expect(await screen.findByText('Ann')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add talent' })).toBeNull();
  expect(screen.queryByRole('region', { name: /^Withdrawn/ })).toBeNull();
  await menuOf('Bee');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Open', 'Applied', 'Not selected']);
});

test('selected cards are moved together, and those that could not be are named', async () => {
  answer();
  await show();
  for (const name of ['Ann', 'Bee']) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  network.post(`${api}/application/bulk`, {
    results: [
      { id: 'a1', code: null },
      { id: 'a2', code: 'INVALID_TRANSITION' },
    ],
  });
  await userEvent.click(bar.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Bee')).toBeInTheDocument();
  expect(dialog.getByText('Moved 1 application')).toBeInTheDocument();
});

test('a casting sheet is printed of all that are shown, or of those selected', async () => {
  answer();
  URL.createObjectURL = () => 'blob:sheet';
  HTMLAnchorElement.prototype.click = () => undefined;
  await show({ url: `${path}?keyword=a` });
  await screen.findByText('Ann');
  const paper = () => new Response('paper', { headers: { 'content-type': 'application/pdf' } });
  const print = async (place: HTMLElement, language: string) => {
    network.get(`${api}/application/sheet`, paper());
    await userEvent.click(within(place).getByRole('button', { name: 'Casting sheet' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: `PDF in ${language}` }));
    const asked = () => network.requests.at(-1)?.url.search ?? '';
    await waitFor(() => expect(asked()).toMatch(language === 'Thai' ? /th$/ : /en$/));
    return asked();
  };
  const order = 'sortByColumn=CreatedAt&sortByAlphabetically=desc';
  expect(await print(document.body, 'English')).toBe(`?keyword=a&${order}&language=en`);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bee' }));
  const bar = screen.getByRole('region', { name: 'Selection' });
  expect(await print(bar, 'Thai')).toBe(`?ids=a2&${order}&language=th`);
});

test('no applicants yet, nothing that matches, a failure', async () => {
  answer([]);
  const first = await show();
  expect(await screen.findByText('No applications yet')).toBeInTheDocument();
  first.unmount();
  const failing = afterRender('[role=search]', problem(500, 'INTERNAL'));
  network.get(`${api}/application/board`, failing);
  await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('the table view has its own URL', async () => {
  answer();
  network.get(`${api}/application`, { items: rows, page: 1, size: 10, total: 3 });
  const { currentUrl } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
  expect(currentUrl()).toBe(`${path}?view=table`);
  expect(await screen.findByRole('row', { name: /Cat/ })).toBeInTheDocument();
});

test('staff hold days for the shoot and propose the shortlist from the board', async () => {
  answer();
  const days = { shootFrom: '2027-05-10', shootTo: '2027-05-12' };
  network.get(api, { ...draftJob, ...days, status: 'Open', applications: 3 });
  await show();
  expect(await screen.findByRole('link', { name: 'New proposal' })).toHaveAttribute(
    'href',
    '/management/business/proposal/detail?jobId=j1',
  );
  await menuOf('Bee');
  const item = await screen.findByRole('menuitem', { name: 'Hold or book' });
  const { pathname, searchParams } = new URL(item.getAttribute('href') ?? '', 'https://dara.test');
  expect(pathname).toBe('/management/business/booking');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ talentId: rows[1]?.talentId, jobId: 'j1', booking: 'new' },
    ...{ month: '2027-05', day: '2027-05-10', until: '2027-05-12' },
  });
});

describe('application moves', () => {
  const ann = applicationOf('a1', { talentName: { th: 'แอน', en: 'Ann' } });

  const bee = applicationOf('a2', { talentName: { th: 'บี', en: 'Bee' } });

  const cat = applicationOf('a3', { talentName: { th: 'แคท', en: 'Cat' } });

  const moved = (row: ApplicationRow, status: ApplicationRow['status'], version = 2) => ({
    ...row,
    status,
    version,
  });

  const boardOf = (items: readonly ApplicationRow[]) => ({
    items,
    total: items.length,
    openings: 2,
    hired: 0,
  });

  /** An answer that the network still owes. */
  function answerLater() {
    let give!: (body: object) => void;
    const answer = new Promise<object>((resolve) => (give = resolve));
    return { answer, give };
  }

  async function show(items: readonly ApplicationRow[]) {
    network.get(api, { ...draftJob, status: 'Open', applications: items.length });
    network.get(`${api}/application/board`, boardOf(items));
    await renderPage(page, {
      path: '/management/business/job/detail/:jobId/application',
      url: '/management/business/job/detail/j1/application',
      locale: 'en',
      messages: remote.messages,
      errorTexts: remote.errorTexts,
      profile: person('Staff'),
    });
  }

  async function choose(name: string, stage: string) {
    await userEvent.click(await screen.findByRole('button', { name: `What to do with ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: stage }));
  }

  const column = (name: RegExp) => within(screen.getByRole('region', { name }));

  const sentTo = (id: string) =>
    network.requests
      .filter(({ method, path }) => method === 'PUT' && path === `${api}/application/${id}/status`)
      .map(({ body }) => body);

  test('an answer asked for before a move does not carry the card back', async () => {
    await show([ann, bee]);
    network.put(`${api}/application/a1/status`, moved(ann, 'Shortlisted'));
    const early = answerLater();
    network.get(`${api}/application/board`, () => early.answer);
    await choose('Ann', 'Shortlisted');
    await screen.findByText('Ann: Shortlisted');

    const answered = answerLater();
    network.put(`${api}/application/a2/status`, () => answered.answer);
    await choose('Bee', 'Shortlisted');
    early.give(boardOf([cat, moved(ann, 'Shortlisted'), bee]));
    await screen.findByText('Cat');
    expect(column(/^Shortlisted/).getByText('Bee')).toBeInTheDocument();

    const late = moved(bee, 'Shortlisted');
    network.get(`${api}/application/board`, boardOf([moved(ann, 'Shortlisted'), late]));
    answered.give(late);
    await waitFor(() => expect(screen.queryByText('Cat')).not.toBeInTheDocument());
    expect(column(/^Shortlisted/).getByText('Bee')).toBeInTheDocument();
  });

  test('a card moved twice in a row is sent with the version that its first move made', async () => {
    await show([ann]);
    const first = answerLater();
    network.put(`${api}/application/a1/status`, () => first.answer);
    await choose('Ann', 'Shortlisted');
    await choose('Ann', 'On hold');
    expect(column(/^On hold/).getByText('Ann')).toBeInTheDocument();
    expect(sentTo('a1')).toEqual([{ status: 'Shortlisted', version: 1 }]);

    const held = moved(ann, 'Hold', 3);
    network.get(`${api}/application/board`, boardOf([held]));
    network.put(`${api}/application/a1/status`, held);
    first.give(moved(ann, 'Shortlisted'));
    await waitFor(() =>
      expect(sentTo('a1')).toEqual([
        { status: 'Shortlisted', version: 1 },
        { status: 'Hold', version: 2 },
      ]),
    );
    expect(column(/^On hold/).getByText('Ann')).toBeInTheDocument();
  });
});
