import { mockApi, problem } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { registerErrorTexts } from '@dara/sdk/api';
import type { ManagementNews } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { newsRecord } from '../../../testing/news-record.ts';
import { ARTICLE_CALL as CALL, openArticle } from '../../../testing/open-article.tsx';

const network = mockApi();

const KEY = 'draft.news.n1';

const show = (article: ManagementNews, others?: object[]) => openArticle(network, article, others);

const thaiTitle = () => screen.getByRole('textbox', { name: /^Title.*Thai/ });

const sent = (method: string, path: string) =>
  network.requests.filter((one) => one.method === method && one.path === `${CALL}${path}`);

test('autosaves to the site without publishing', async () => {
  network.put(`${CALL}/draft`, {});
  await show(newsRecord());
  await userEvent.type(thaiTitle(), '!');
  expect(await screen.findByText(/Draft saved \d\d:\d\d/, {}, { timeout: 5000 })).toBeVisible();
  expect(sent('PUT', '/draft').map(({ body }) => body)).toEqual([
    {
      baseVersion: 3,
      data: { title: { th: 'ดาราคว้ารางวัล!', en: 'Stars win awards' } },
      base: {
        ...{ publish: false, publishAt: null, order: null, tags: [], talentIds: [] },
        ...{ byline: { th: '', en: '' }, photoCredit: { th: '', en: '' } },
      },
    },
  ]);
  expect(sent('PUT', '')).toEqual([]);
});

test('names talents and who wrote it, and restores both from a draft', async () => {
  network.put(`${CALL}/draft`, {});
  network.put(CALL, newsRecord({ version: 4 }));
  const mali = { id: 't1', name: { th: 'มะลิ', en: 'Mali' }, image: null, isShown: true };
  const draft = {
    data: { talentIds: ['t1'] },
    talents: [mali],
    baseVersion: 3,
    base: null,
    savedAt: '2026-11-22T07:00:00.000Z',
    savedBy: 'Nok',
  };
  await show(newsRecord({ draft }));
  const named = within(await screen.findByRole('list', { name: 'Talents in this story' }));
  expect(named.getByText('Mali')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Add a talent' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ploy' }));
  expect(named.getByText('Not shown to visitors')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /^Written by.*Thai/ }), ' นก ');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent('PUT', '')).toHaveLength(1));
  expect(JSON.parse((sent('PUT', '')[0]!.body as FormData).get('data') as string)).toEqual({
    version: 3,
    talentIds: ['t1', 't2'],
    byline: { th: 'นก', en: '' },
  });
});

test('says beside the field which talent is refused', async () => {
  const errors = [{ field: 'talentIds.0', rule: 'exist' }];
  network.put(CALL, problem(400, 'VALIDATION_FAILED', { errors }));
  await show(newsRecord());
  await userEvent.click(await screen.findByRole('combobox', { name: 'Add a talent' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ploy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const field = screen.getByRole('combobox', { name: 'Add a talent' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please check this information.'));
});

test('stores on the device while offline, and sends when online', async () => {
  network.put(`${CALL}/draft`, problem(503, 'UNAVAILABLE'));
  await show(newsRecord());
  await userEvent.type(thaiTitle(), '!');
  expect(await screen.findByText(/Kept on this device/, {}, { timeout: 5000 })).toBeVisible();
  expect(localStorage.getItem(KEY)).toContain('ดาราคว้ารางวัล!');
  network.put(`${CALL}/draft`, {});
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/Draft saved/, {}, { timeout: 5000 })).toBeVisible();
});

test('what was written on another device is brought back, and can be put away', async () => {
  network.put(`${CALL}/draft`, {});
  const draft = {
    data: { title: { th: 'จากเครื่องอื่น', en: 'From elsewhere' } },
    talents: [],
    baseVersion: 3,
    base: null,
    savedAt: '2026-11-22T07:00:00.000Z',
    savedBy: 'Nok',
  };
  await show(newsRecord({ draft }));
  expect(await screen.findByDisplayValue('จากเครื่องอื่น')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(thaiTitle()).toHaveValue('ดาราคว้ารางวัล'));
  await waitFor(() => expect(sent('DELETE', '/draft')).toHaveLength(1));
});

test('shows the other editors of the article', async () => {
  await show(newsRecord(), [{ id: 'p2', name: 'Ploy', since: '2026-11-23T07:05:00.000Z' }]);
  expect(await screen.findByText(/Ploy is editing this too, since 14:05/)).toBeVisible();
});

test('a time to publish is that of Bangkok, and has to be still to come', async () => {
  network.put(CALL, newsRecord({ version: 4 }));
  network.put(`${CALL}/draft`, {});
  await show(newsRecord({ publishAt: '2126-12-24T02:00:00.000Z' }));
  expect(screen.getByText(/visitors will see it from/)).toHaveTextContent(
    'Tuesday, 24 December 2126 09:00',
  );
  const time = screen.getByLabelText(/^Time/);
  await userEvent.clear(time);
  await userEvent.type(time, '10:30');
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent('PUT', '')).toHaveLength(1));
  const data = (sent('PUT', '')[0]?.body as FormData).get('data') as string;
  expect(JSON.parse(data)).toEqual({
    version: 3,
    publish: true,
    publishAt: '2126-12-24T03:30:00.000Z',
  });
});

describe('draft conflict', () => {
  beforeAll(() => registerErrorTexts(remote.errorTexts));

  /** Refuses a save based on an older version, as the api does. */
  function refuseStale(current: ManagementNews) {
    network.put(CALL, ({ body }) => {
      const { version, ...changes } = dataOf(body) as { version: number };
      return version === current.version
        ? { ...current, ...changes, draft: null, version: version + 1 }
        : problem(409, 'VERSION_CONFLICT', { current });
    });
  }

  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save draft' }));

  const dataOf = (body: unknown): unknown =>
    JSON.parse((body as FormData).get('data') as string) as unknown;

  const writes = () =>
    network.requests
      .filter((one) => one.method === 'PUT' && one.path === CALL)
      .map((one) => one.body);

  const begun = newsRecord({ order: 4 });

  const { title, shortDescription, detail, image, shareImage } = begun;

  const BASE = { title, shortDescription, detail, image, shareImage };

  const NO_TEXT = { th: '', en: '' };

  const STANDING = {
    ...{ publish: false, publishAt: null, order: 4, tags: [] },
    ...{ talents: [], byline: NO_TEXT, photoCredit: NO_TEXT },
  };

  /** A draft of another device, started before Nok saved the title, the short description and the order. */
  const overtaken = newsRecord({
    title: { th: 'ของนก', en: 'Stars win awards' },
    shortDescription: { th: 'สั้นของนก', en: 'Good news of the year' },
    order: 5,
    version: 4,
    draft: {
      talents: [],
      data: { title: { th: 'ของฉัน', en: 'Stars win awards' }, order: 9 },
      baseVersion: 3,
      base: { ...BASE, ...STANDING },
      savedAt: '2026-11-22T07:00:00.000Z',
      savedBy: 'Ploy',
    },
  });

  test('a draft of another device that is out of date asks field by field which value to use', async () => {
    network.put(`${CALL}/draft`, {});
    await show(overtaken);
    expect(await screen.findByDisplayValue('ของฉัน')).toBeInTheDocument();
    expect(await screen.findByText(/Nok saved this story/)).toBeVisible();
    refuseStale(overtaken);
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    const titles = within(dialog.getByRole('group', { name: /^Title/ }));
    expect(titles.getByText(/ของฉัน/)).toBeInTheDocument();
    await userEvent.click(titles.getByRole('radio', { name: /ของนก/ }));
    const places = within(dialog.getByRole('group', { name: /^Order|^Place/ }));
    expect(places.getByRole('radio', { name: /5/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    // Theirs stays where it was chosen and where only they changed something: none of it is sent.
    expect(dataOf(writes()[1])).toEqual({ version: 4, order: 9 });
  });

  test('none of the draft is applied to the newer article before that', async () => {
    network.put(`${CALL}/draft`, {});
    await show(overtaken);
    await screen.findByDisplayValue('ของฉัน');
    await userEvent.type(thaiTitle(), '!');
    const kept = () => network.requests.find((one) => one.path === `${CALL}/draft`)?.body;
    await waitFor(() => expect(kept()).toBeDefined(), { timeout: 5000 });
    expect(kept()).toEqual({
      baseVersion: 3,
      data: { title: { th: 'ของฉัน!', en: 'Stars win awards' }, order: 9 },
      base: {
        ...{ publish: false, publishAt: null, order: 4, tags: [] },
        ...{ talentIds: [], byline: NO_TEXT, photoCredit: NO_TEXT },
      },
    });
  });

  test('merges half an hour of offline writing with what others saved', async () => {
    network.put(`${CALL}/draft`, problem(503, 'UNAVAILABLE'));
    network.put(CALL, problem(503, 'UNAVAILABLE'));
    const first = await show(begun);
    await userEvent.type(thaiTitle(), ' ฉบับเต็ม');
    expect(await screen.findByText(/Kept on this device/, {}, { timeout: 5000 })).toBeVisible();
    await save();
    await screen.findByRole('alert');
    expect(thaiTitle()).toHaveValue('ดาราคว้ารางวัล ฉบับเต็ม');
    // The machine goes down; meanwhile another user saves the same title.
    first.unmount();
    const theirs = newsRecord({ order: 4, title: { th: 'ของนก', en: '' }, version: 4 });
    network.put(`${CALL}/draft`, {});
    await show(theirs);
    expect(await screen.findByDisplayValue('ดาราคว้ารางวัล ฉบับเต็ม')).toBeInTheDocument();
    refuseStale(theirs);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/ของนก/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(dataOf(writes()[2])).toEqual({
      version: 4,
      title: { th: 'ดาราคว้ารางวัล ฉบับเต็ม', en: 'Stars win awards' },
    });
  });
});
