import { mockApi, person, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ClientRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page as createPage } from './client-create-page.tsx';
import { page as detailPage } from './client-detail-page.tsx';
import { page as listPage } from './client-list-page.tsx';

const network = mockApi();
const path = '/management/cms/client';
const API = '/api/management/client';

const client = (more: Partial<ClientRecord> = {}): ClientRecord => ({
  id: 'c1',
  name: { th: 'ชาดี', en: 'Cha Dee' },
  logo: null,
  link: 'https://chadee.test/',
  publish: true,
  position: 1,
  businessProfileId: null,
  missingTranslation: false,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-05T00:00:00.000Z',
  deletedAt: null,
  ...more,
});
const followed = client({ id: 'c2', name: { th: 'ธุรกิจ', en: 'Firm' }, businessProfileId: 'b1' });

const options = { locale: 'en', messages: remote.messages, profile: person('Staff') } as const;
async function showList(items = [client(), followed]) {
  network.get(API, { items, page: 1, size: 10, total: items.length });
  await renderPage(listPage, { path, ...options });
}
async function showDetail(record: ClientRecord) {
  network.get(`${API}/${record.id}`, record);
  await renderPage(detailPage, {
    path: `${path}/detail/:id`,
    url: `${path}/detail/${record.id}`,
    ...options,
  });
}
const writes = () => network.requests.filter(({ method }) => method !== 'GET');
const dataOf = (body: unknown): unknown => JSON.parse((body as FormData).get('data') as string);

test('selected clients are taken down; one that follows a business cannot be selected', async () => {
  network.post(`${API}/bulk`, { results: [{ id: 'c1', code: null }] });
  await showList();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Cha Dee/ }));
  expect(screen.getByRole('checkbox', { name: /Firm/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('From a business profile')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ ids: ['c1'], action: 'unpublish' }));
});

test('the order is changed by keys and by number, and sent once', async () => {
  network.put(`${API}/order`, undefined);
  await showList([client(), followed, client({ id: 'c3', name: { th: 'สาม', en: 'Third' } })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange clients' }));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(await dialog.findByRole('button', { name: 'Move Firm up' }));
  const place = dialog.getByRole('textbox', { name: 'Place of Third' });
  await userEvent.clear(place);
  await userEvent.type(place, '1{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ ids: ['c3', 'c2', 'c1'] }));
});

test('a save sends what was changed alone, on the version that was read', async () => {
  network.put(`${API}/c1`, client({ version: 4, publish: false }));
  await showDetail(client());
  await userEvent.click(await screen.findByRole('switch', { name: 'Show on the website' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(dataOf(writes()[0]?.body)).toEqual({ version: 3, publish: false });
});

test('one that follows a business leads there instead of being edited', async () => {
  await showDetail(followed);
  const link = await screen.findByRole('link', { name: 'Open the business profile' });
  expect(link).toHaveAttribute('href', '/management/business/profile/detail/b1');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a new client needs a name, and an address of the web if any', async () => {
  network.post(API, client({ version: 1 }));
  await renderPage(createPage, { path: `${path}/detail`, ...options });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Link/ }), 'javascript:x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Client name \(Thai\)/ })).toBeInvalid(),
  );
  expect(screen.getByRole('textbox', { name: /^Link/ })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: /Client name \(Thai\)/ }), 'ชาดี');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Link/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(dataOf(writes()[0]?.body)).toEqual({
    name: { th: 'ชาดี', en: '' },
    link: null,
    publish: true,
  });
});
