import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../../remote.tsx';
import { draftProposal } from '../../../testing/proposal-record.ts';
import { page as createPage } from '../detail/proposal-create-page.tsx';
import { page as detailPage } from '../detail/proposal-detail-page.tsx';

const network = mockApi();
const api = '/api/management/proposal';
const PATH = '/management/business/proposal/detail';
const prefill = {
  ...{ title: 'ชาเขียว', businessProfileId: 'b1', companyName: { th: 'ชาดี', en: 'Cha Dee' } },
  jobId: 'j1',
  items: draftProposal.items.map(({ talentId, talentName, unitPrice, cost = null }) => ({
    ...{ talentId, talentName, unitPrice, cost, talentType: 'Actor', compositeCardId: null },
    isAvailable: true,
  })),
};
const none = { items: [], page: 1, size: 20, total: 0 };

/** Opens the drawer of a talent. */
async function openItem(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
const done = (drawer: Awaited<ReturnType<typeof openItem>>) =>
  userEvent.click(drawer.getByRole('button', { name: 'Done' }));
const row = (name: string) => within(screen.getByRole('listitem', { name }));

async function show(page: typeof createPage, path: string, url: string) {
  network.get('/api/management/business', none);
  network.get('/api/management/job', none);
  network.get('/api/management/job/:id', { shootFrom: null, shootTo: null });
  return renderPage(page, {
    ...{ path, url, locale: 'en', profile: person('Staff') },
    messages: remote.messages,
    errorTexts: remote.errorTexts,
  });
}
const sent = (method: string) =>
  network.requests.filter((one) => one.method === method).map(({ body }) => body);
const totals = () => screen.findByRole('complementary', { name: 'Totals' }, { timeout: 10_000 });

test('a job’s shortlist begins a proposal; totals and margin follow what is typed', async () => {
  network.get(`${api}/prefill`, prefill);
  network.post(api, draftProposal);
  const { currentUrl } = await show(createPage, PATH, `${PATH}?jobId=j1`);
  const sums = within(await totals());
  expect(network.requests.find(({ path }) => path.endsWith('/prefill'))?.url.search).toBe(
    '?jobId=j1',
  );
  expect(sums.getByText('฿107,000')).toBeVisible();
  expect(sums.getByText('หนึ่งแสนเจ็ดพันบาทถ้วน')).toBeVisible();
  const dao = await openItem('Dao');
  const price = dao.getByLabelText(/^Unit price/);
  expect(price).toHaveValue('60,000');
  await userEvent.clear(price);
  await userEvent.type(price, '70000.50');
  await userEvent.tab();
  expect(price).toHaveValue('70,000.50');
  await done(dao);
  expect(row('Dao').getByText('฿70,000.50')).toBeVisible();
  expect(row('Dao').getByText('฿40,000.50 (57.14%)')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Discount/ }), '10000.5');
  expect(sums.getByText('฿50,000 (50%)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Move Mek up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]).toMatchObject({
    ...{ title: 'ชาเขียว', businessProfileId: 'b1', jobId: 'j1', discount: 10_000.5 },
    ...{ vatRate: 7, whtRate: 3 },
    items: [
      { talentId: 't2', unitPrice: 40_000, cost: 20_000, quantity: 1 },
      { talentId: 't1', unitPrice: 70_000.5, cost: 30_000, quantity: 1 },
    ],
  });
  await waitFor(() => expect(currentUrl()).toBe(`${PATH}/p1`));
});

test('prices below a satang and a discount over the subtotal are refused before they are sent', async () => {
  network.get(`${api}/prefill`, prefill);
  await show(createPage, PATH, `${PATH}?jobId=j1`);
  await totals();
  const mek = await openItem('Mek');
  await userEvent.clear(mek.getByLabelText(/^Unit price/));
  await userEvent.type(mek.getByLabelText(/^Unit price/), '0.005');
  await done(mek);
  await userEvent.type(screen.getByRole('textbox', { name: /^Discount/ }), '90000');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/amount in baht, such as 1,500/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/discount must not be higher/)).length).toBeGreaterThan(0);
  expect(row('Mek').getByText('Needs a correction')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^2. Unit price/ }));
  expect(screen.getByRole('button', { name: 'Mek' })).toHaveFocus();
  expect(sent('POST')).toEqual([]);
});

describe('availability on the shooting days of the job', () => {
  const days = { shootFrom: '2026-12-03', shootTo: '2026-12-05' };
  const booking = (id: string, talentId: string, kind: string, jobId: string) => ({
    ...{ id, kind, from: '2026-12-03', to: '2026-12-03' },
    talent: { id: talentId, name: { th: 'ก', en: 'A' }, image: null },
    job: { id: jobId, title: { th: 'งานอื่น', en: 'Another job' } },
  });
  const calendar = (items: unknown[], bookouts: unknown[] = []) => ({
    ...{ items, bookouts, total: items.length },
  });

  test('names what is in the way, not what is for the job itself', async () => {
    network.get(`${api}/prefill`, prefill);
    const items = [booking('k1', 't1', 'Option1', 'j2'), booking('k2', 't2', 'Option1', 'j1')];
    const off = { talentId: 't1', from: '2026-12-05', to: '2026-12-05' };
    network.get('/api/management/booking', calendar(items, [off]));
    await show(createPage, PATH, `${PATH}?jobId=j1`);
    network.get('/api/management/job/:id', days);
    await totals();
    expect(await row('Dao').findByText('Not available')).toBeVisible();
    expect(row('Mek').getByText('First option for this job')).toBeVisible();
    const asked = network.requests.filter(({ path }) => path === '/api/management/booking');
    expect(asked.map(({ url }) => url.search)).toEqual([
      '?from=2026-12-03&to=2026-12-05&talentId=t1&talentId=t2',
    ]);
    const dao = await openItem('Dao');
    expect(dao.getByText(/^First option · .* · Another job$/)).toBeVisible();
    await userEvent.click(dao.getByRole('button', { name: 'Next talent' }));
    const mek = within(await screen.findByRole('dialog', { name: 'Mek' }));
    await userEvent.click(mek.getByRole('button', { name: 'Remove from the proposal' }));
    expect(screen.queryByRole('listitem', { name: 'Mek' })).toBeNull();
  });

  test('claims nothing while it is not known', async () => {
    network.get(`${api}/prefill`, prefill);
    network.get('/api/management/booking', problem(500, 'INTERNAL'));
    await show(createPage, PATH, `${PATH}?jobId=j1`);
    network.get('/api/management/job/:id', days);
    await totals();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Free')).toBeNull();
    network.get('/api/management/booking', calendar([]));
    await userEvent.click(retry);
    expect(await row('Dao').findByText('Free')).toBeVisible();
  });
});

test('a new last day in the past is refused before it is sent, the stored one is not', async () => {
  const stored = { ...draftProposal, validUntil: '2020-01-31' };
  network.get(`${api}/:id`, stored);
  network.put(`${api}/:id`, stored);
  await show(detailPage, `${PATH}/:proposalId`, `${PATH}/p1`);
  await totals();
  const [day] = within(screen.getByRole('group', { name: /Valid until/ })).getAllByRole(
    'spinbutton',
  );
  act(() => day!.focus());
  await userEvent.keyboard('30');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Please choose today or a later day')).length).toBeGreaterThan(
    0,
  );
  act(() => day!.focus());
  await userEvent.keyboard('31');
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
});

test('talents of a shared shortlist’s link are added; anyone who cannot be proposed is named', async () => {
  const id = '018f3b1e-0000-7000-8000-000000000001';
  const [first, second] = prefill.items;
  network.get('/api/management/talent', none);
  network.get(`${api}/prefill`, { ...prefill, items: [first, { ...second, isAvailable: false }] });
  await show(createPage, PATH, PATH);
  await totals();
  await userEvent.click(screen.getByRole('button', { name: 'Add talents' }));
  const dialog = within(await screen.findByRole('dialog'));
  const link = `https://dara.example/talent/shortlist?ids=${id},${id.replace(/1$/, '2')}`;
  await userEvent.click(dialog.getByRole('searchbox'));
  await userEvent.paste(link);
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 talents' }));
  expect(await screen.findByRole('listitem', { name: 'Dao' })).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'Mek' })).toBeNull();
  expect(screen.getByText(/^Not added, as they have not agreed .*: Mek$/)).toBeVisible();
});

test('who may not be shown to clients says so in the list, and cannot be ticked', async () => {
  const [first, second] = prefill.items;
  const found = (one: typeof first) => ({
    ...{ id: one!.talentId, name: one!.talentName, image: null, talentTypes: ['Actor'] },
  });
  network.get('/api/management/talent', {
    ...none,
    items: [found(first), found(second)],
    total: 2,
  });
  network.get(`${api}/prefill`, { ...prefill, items: [first, { ...second, isAvailable: false }] });
  await show(createPage, PATH, PATH);
  await totals();
  await userEvent.click(screen.getByRole('button', { name: 'Add talents' }));
  const dialog = within(await screen.findByRole('dialog'));
  const mek = await dialog.findByRole('checkbox', { name: /^Mek.*has not agreed to be shown/ });
  expect(mek).toHaveAttribute('aria-disabled', 'true');
  const dao = dialog.getByRole('checkbox', { name: /^Dao/ });
  expect(dao).not.toHaveAttribute('aria-disabled', 'true');
});

test('what another user changed meanwhile is brought together with one’s own', async () => {
  network.get(`${api}/p1`, draftProposal);
  const theirs = { ...draftProposal, note: 'Their note', version: 4 };
  let tries = 0;
  network.put(`${api}/p1`, ({ body }) => {
    tries += 1;
    if (tries === 1) return problem(409, 'VERSION_CONFLICT', { current: theirs });
    return { ...theirs, ...(body as object), items: draftProposal.items, version: 5 };
  });
  await show(detailPage, `${PATH}/:proposalId`, `${PATH}/p1`);
  await totals();
  const title = screen.getByLabelText(/^Title/);
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(sent('PUT')[1]).toMatchObject({ title: 'Mine', note: 'Their note', version: 4 });
});
