import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, renderPage } from '@dara/kit/testing';
import type { ApplicationRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { applicationOf } from '../../testing/application-row.ts';
import { draftJob } from '../../testing/job-record.ts';
import { page } from './application-page.tsx';

const network = mockApi();
const api = '/api/management/job/j1';

/** Columns are as high as the window in a browser; here nothing has a size. */
beforeAll(() => {
  for (const side of ['clientHeight', 'clientWidth'] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 800 });
  }
});

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
