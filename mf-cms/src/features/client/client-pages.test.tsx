import { exampleRecord, mockApi, person, renderPage } from '@dara/kit/testing';
import { CLIENT } from '@dara/model';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ClientRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page as detailPage } from './client-detail-page.tsx';
import { page as listPage } from './client-list-page.tsx';

const network = mockApi();
const path = '/management/cms/client';
const API = '/api/management/client';

const client = (more: Partial<ClientRecord> = {}) =>
  exampleRecord<ClientRecord>(CLIENT, {
    ...{ id: 'c1', name: { th: 'ชาดี', en: 'Cha Dee' }, position: 1 },
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

test('selected clients are taken down; one that follows a business cannot be selected', async () => {
  network.post(`${API}/bulk`, { results: [{ id: 'c1', code: null }] });
  await showList();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Cha Dee/ }));
  expect(screen.getByRole('checkbox', { name: /Firm/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('From a business profile')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ ids: ['c1'], action: 'unpublish' }));
});

test('one that follows a business leads there instead of being edited', async () => {
  await showDetail(followed);
  const link = await screen.findByRole('link', { name: 'Open the business profile' });
  expect(link).toHaveAttribute('href', '/management/business/profile/detail/b1');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('leads to the page of clients, or says why it is not there', async () => {
  await showDetail(client({ publish: true }));
  const link = await screen.findByRole('link', { name: 'View on the site' });
  expect(link).toHaveAttribute('href', '/client');
  cleanup();
  await showDetail(client({ publish: false }));
  expect(await screen.findByText('Not on the site until it is published')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View on the site' })).toBeNull();
});

test('the order has all its texts', async () => {
  await showList();
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange' }));
  expect(await screen.findByRole('dialog', { name: 'Arrange clients' })).toBeInTheDocument();
});
