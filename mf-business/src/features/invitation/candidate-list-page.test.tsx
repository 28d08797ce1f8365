import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, renderPage, type RenderOptions } from '@dara/kit/testing';
import type { Candidate } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { candidate, openJob } from '../../testing/invitations.ts';
import { page } from './candidate-list-page.tsx';

const network = mockApi();
const base = '/management/business/job/detail/j1/request';
const api = '/api/management/job/j1';

const named = (id: string, row: Partial<Candidate> = {}): Candidate => ({
  ...candidate,
  ...row,
  id,
  name: { th: id, en: id },
});

const serve = (items: Candidate[], job = openJob) => {
  network.get(api, job);
  network.get('/api/talent/tags', []);
  network.get(`${api}/candidate`, { items, page: 1, size: 10, total: items.length });
};

const show = (query = '', options: RenderOptions = {}) =>
  renderPage(page, {
    path: '/management/business/job/detail/:jobId/request/invite',
    url: `${base}/invite${query}`,
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Staff'),
    ...options,
  });

const candidateQuery = () =>
  network.requests.filter(({ url }) => url.pathname.endsWith('/candidate')).at(-1)?.url.search;

const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite selected' }));
}

test('the address narrows, and a business never asks for weights', async () => {
  serve([candidate]);
  const query = '?talentType=Actor&age=20-30&weight=0-60';
  const { unmount } = await show(query);
  await screen.findByText('Namphueng');
  expect(candidateQuery()).toBe(
    '?ageFrom=20&ageTo=30&talentType=Actor&weightFrom=0&weightTo=60&page=1&size=10',
  );
  unmount();
  await show(query, { profile: person('Business') });
  await screen.findByText('Namphueng');
  expect(candidateQuery()).toBe('?ageFrom=20&ageTo=30&talentType=Actor&page=1&size=10');
});

test('opened directly it begins with what the job wants, and a removed filter stays removed', async () => {
  serve([candidate], { ...openJob, languages: ['th', 'en'] });
  const { currentUrl } = await show('', { profile: person('Business') });
  await screen.findByText('Namphueng');
  const asked = () =>
    network.requests
      .filter(({ url }) => url.pathname.endsWith('/candidate'))
      .map(({ url }) => url.search);
  const wants = 'talentType=Actor&gender=Female&language=th&language=en';
  expect(currentUrl()).toBe(`${base}/invite?${wants}&age=20-30&height=165`);
  const sent = 'gender=Female&ageFrom=20&ageTo=30&heightFrom=165&talentType=Actor';
  expect(asked()).toEqual([`?${sent}&language=th&language=en&page=1&size=10`]);
  await userEvent.click(screen.getByRole('button', { name: /Clear/ }));
  await waitFor(() => expect(currentUrl()).toBe(`${base}/invite`));
  await waitFor(() => expect(asked().at(-1)).toBe('?page=1&size=10'));
});

test('opened directly for a job without wants it shows all', async () => {
  const none = { ageFrom: null, ageTo: null, heightFrom: null, weightFrom: null, weightTo: null };
  serve([candidate], { ...openJob, ...none, talentTypes: [], gender: [] });
  const { currentUrl } = await show();
  expect(await screen.findByText('Namphueng')).toBeInTheDocument();
  expect(currentUrl()).toBe(`${base}/invite`);
});

test('says what each has to do with the job, and who cannot be chosen', async () => {
  serve([
    named('Invited', { invitation: 'Pending', canInvite: false }),
    named('Applied', { invitation: 'Accepted', hasApplied: true, canInvite: false }),
    named('Booked', { clash: 'Booked' }),
    named('Away', { clash: 'Bookout', invitation: 'Declined' }),
  ]);
  await show();
  for (const name of ['Invited', 'Applied', 'Booked']) {
    expect(await screen.findByRole('checkbox', { name: `Select ${name}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
  const away = within(screen.getByRole('row', { name: /Away/ }));
  expect(away.getByText('Away on these days')).toBeInTheDocument();
  expect(away.getByText('Declined before')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /all/i }));
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
});

test('many are invited together with a message in both languages', async () => {
  serve([named('One'), named('Two')]);
  network.get(`${api}/request`, { items: [], page: 1, size: 10, total: 0 });
  network.post(`${api}/request`, {
    results: [
      { id: 'One', code: null },
      { id: 'Two', code: null },
    ],
  });
  const { currentUrl } = await show();
  await choose('One');
  await choose('Two');
  await openDialog();
  const dialog = within(await screen.findByRole('dialog'));
  const thai = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message in Thai' });
  expect(thai.value).toContain('“โฆษณาชาเขียว”');
  const english = dialog.getByRole('textbox', { name: 'Message in English' });
  await userEvent.clear(english);
  await userEvent.type(english, 'Please come');
  await userEvent.type(dialog.getByRole('textbox', { name: /Offered rate/ }), '9000');
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('Invitations sent to 2 talents')).toBeInTheDocument();
  await waitFor(() => expect(currentUrl()).toBe(base));
  const sent = network.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({
    talentIds: ['One', 'Two'],
    offeredRate: 9000,
    message: { th: expect.stringContaining('โฆษณาชาเขียว'), en: 'Please come' },
    respondBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test('who could not be invited is named with the reason, and stays chosen', async () => {
  serve([named('One'), named('Two')]);
  network.post(`${api}/request`, {
    results: [
      { id: 'One', code: null },
      { id: 'Two', code: 'ALREADY_APPLIED' },
    ],
  });
  await show();
  await choose('One');
  await choose('Two');
  await openDialog();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('Has already applied to this job')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
});

test('shows whom the brief of a draft starred, to be invited once it is open', async () => {
  serve([candidate], { ...openJob, status: 'Draft', starred: 1 });
  await show('?starred=true');
  await screen.findByText('Namphueng');
  expect(candidateQuery()).toBe('?starred=true&page=1&size=10');
  expect(screen.getByText('Talents can be invited while a job takes applications.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  expect(
    screen.getByRole('button', { name: 'Remove Starred in the brief: Who was starred' }),
  ).toBeVisible();
});

test('of a job that is closed no one can be chosen', async () => {
  serve([], { ...openJob, status: 'Closed' });
  await show();
  expect(await screen.findByText('This job takes no applications now')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});
