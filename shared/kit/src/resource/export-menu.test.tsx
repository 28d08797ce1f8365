import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, problem, renderPart } from '@dara/kit/testing';
import { ExportMenu } from './resource.ts';

const network = mockApi();
const url = '/api/management/book/export';
const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (file) => {
    saved.push({ name: '', file: file as Blob });
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  };
});

const show = (limit?: number) =>
  renderPart(
    <ExportMenu
      url={url}
      params={{ status: ['Pending', 'Rejected'], sortByColumn: 'Age' }}
      fileName="books"
      total={1200}
      limit={limit}
    />,
    { locale: 'en', profile: person('Admin') },
  );

async function start(language = 'Excel in English') {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: language }));
}

test('the filtered list comes as a file in the language asked for', async () => {
  network.get(url, new Response('workbook', { headers: { 'content-type': 'application/x-xlsx' } }));
  await show();
  await start('Excel in Thai');
  expect(await screen.findByText('The file has been saved')).toBeInTheDocument();
  expect(network.requests.at(-1)?.url.search).toBe(
    '?status=Pending&status=Rejected&sortByColumn=Age&format=xlsx&language=th',
  );
  expect(network.requests.at(-1)?.headers.get('authorization')).toBe('Bearer test-access');
  expect(saved.map(({ name, file }) => [name, file.size, file.type])).toEqual([
    [expect.stringMatching(/^books-\d{4}-\d\d-\d\d\.xlsx$/), 8, 'application/x-xlsx'],
  ]);
});

test('what is to be printed comes as a PDF under its own name', async () => {
  network.get(url, new Response('paper', { headers: { 'content-type': 'application/pdf' } }));
  await renderPart(
    <ExportMenu kind="pdf" url={url} params={{}} fileName="sheet" total={4} label="On paper" />,
    { locale: 'en', profile: person('Staff') },
  );
  await userEvent.click(screen.getByRole('button', { name: 'On paper' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF in English' }));
  expect(await screen.findByText('The file has been saved')).toBeInTheDocument();
  expect(network.requests.at(-1)?.url.search).toBe('?language=en');
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^sheet-.*\.pdf$/)]);
});

test('an export under way says so, and can be given up', async () => {
  network.get(url, () => new Promise<undefined>(() => undefined));
  await show();
  await start();
  expect(await screen.findByText('Preparing the file')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the export' }));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeEnabled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(saved).toEqual([]);
});

test('more rows than the person may take are reported before asking', async () => {
  await show(1000);
  await start();
  const dialog = within(await screen.findByRole('dialog', { name: 'Too many rows to export' }));
  expect(dialog.getByText(/up to 1,000 rows at once, and this list has 1,200/)).toBeInTheDocument();
  expect(network.requests).toEqual([]);
});

test('the same refusal by the api is shown in the same words', async () => {
  const errors = [{ field: '', rule: 'max', params: { limit: 1000 } }];
  network.get(url, problem(403, 'FORBIDDEN', { errors }));
  await show();
  await start();
  expect(await screen.findByText(/up to 1,000 rows at once/)).toBeInTheDocument();
});

test('a failed export is tried again', async () => {
  network.get(url, problem(500, 'INTERNAL'));
  await show();
  await start();
  const dialog = within(await screen.findByRole('dialog', { name: 'The file could not be made' }));
  network.get(url, new Response('workbook'));
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The file has been saved')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
