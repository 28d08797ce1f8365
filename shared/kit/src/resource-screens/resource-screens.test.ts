import type { ImageRef, Localized } from '@dara/contract';
import { PNG_HEAD, mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { defineResource } from '@dara/model';
import { api } from '@dara/sdk/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  resourceCreatePage,
  resourceListPage,
  resourceRecordPage,
  resourceScreens,
} from './resource-screens.ts';

const label = (en: string) => ({ th: '', en });

/** A resource with everything that a declaration knows, whose records have pages of their own. */
const BOOK = defineResource({
  noun: 'book',
  label: label('Book'),
  messages: 'test.book',
  fields: {
    genre: {
      kind: 'choice',
      label: label('Genre'),
      values: { Novel: label('A novel'), Poem: label('A poem') },
      fixed: true,
      hint: true,
    },
    name: { kind: 'localized', label: label('Title'), max: 20 },
    cover: { kind: 'image', label: label('Cover'), auditField: 'imageId' },
    link: { kind: 'text', label: label('Link'), format: 'webAddress', max: 100 },
    pages: { kind: 'integer', label: label('Pages'), min: 1, max: 9999 },
    publish: { kind: 'boolean', label: label('Visible'), default: true },
  },
  computed: {
    position: { kind: 'integer', label: label('Position'), nullable: true },
    copies: { kind: 'integer' },
  },
  list: {
    sorts: ['Order', 'Name', 'UpdatedAt'],
    defaultSort: { column: 'Order', direction: 'asc' },
    filters: {
      genre: { kind: 'choice', values: ['Novel', 'Poem'] },
      publish: { kind: 'boolean' },
      borrowed: { kind: 'boolean' },
    },
    columns: ['name', 'genre', 'publish', 'position', 'link', 'updatedAt'],
  },
  bulk: ['publish', 'unpublish', 'delete'],
  export: true,
  ordered: { max: 10 },
});

/** A resource without images, whose records are edited in dialogs. */
const SHELF = defineResource({
  noun: 'shelf',
  label: label('Shelf'),
  messages: 'test.shelf',
  fields: {
    room: {
      kind: 'choice',
      label: label('Room'),
      values: { North: label('North room'), South: label('South room') },
      fixed: true,
    },
    name: { kind: 'localized', label: label('Shelf name'), max: 20 },
    note: { kind: 'text', label: label('Note'), max: 30 },
  },
  computed: { books: { kind: 'integer', label: label('Books') } },
  list: {
    sorts: ['Name'],
    defaultSort: { column: 'Name', direction: 'asc' },
    filters: { room: { kind: 'choice', values: ['North', 'South'] } },
  },
  bulk: [],
});

interface RecordBase {
  id: string;
  name: Localized;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}
interface Book extends RecordBase {
  genre: string;
  cover: ImageRef | null;
  link: string | null;
  pages: number | null;
  publish: boolean;
  position: number | null;
  copies: number;
}
interface Shelf extends RecordBase {
  room: string;
  note: string | null;
  books: number;
}

interface HistoryItem {
  id: string;
  at: string;
  actor: { name: string | null } | null;
  permission: string | null;
  action: string;
  changes: { field: string; before?: unknown; after?: unknown }[];
}
interface Id {
  id: string;
}
type Data<Name extends string> = { [N in Name]: object };
interface Pages<Row> {
  items: Row[];
  total: number;
}
const reads = ['example'] as const;

// Written as `npm run generate` writes the endpoints of a remote.
const { endpoints } = api.enhanceEndpoints({ addTagTypes: reads }).injectEndpoints({
  endpoints: (build) => {
    const list = <Row>(noun: string) =>
      build.query<Pages<Row>, object>({
        query: (params) => ({ url: `/api/management/${noun}`, params: { ...params } }),
        providesTags: reads,
      });
    const audit = (noun: string) =>
      build.query<Pages<HistoryItem>, Id>({
        query: ({ id, ...params }) => ({ url: `/api/management/${noun}/${id}/audit`, params }),
        providesTags: reads,
      });
    const write = <Result, Args extends object>(
      method: 'POST' | 'PUT' | 'DELETE',
      target: (args: Args) => { url: string; body?: unknown },
    ) =>
      build.mutation<Result, Args>({
        query: (args) => ({ method, ...target(args) }),
        invalidatesTags: reads,
      });
    const book = '/api/management/book';
    const shelf = '/api/management/shelf';
    return {
      managementBookList: list<Book>('book'),
      managementBookDetail: build.query<Book, Id & { deleted?: boolean }>({
        query: ({ id, ...params }) => ({ url: `${book}/${id}`, params }),
        providesTags: reads,
      }),
      managementBookAudit: audit('book'),
      managementBookCreate: write<Book, Data<'body'>>('POST', ({ body }) => ({ url: book, body })),
      managementBookUpdate: write<Book, Id & Data<'body'>>('PUT', ({ id, body }) => ({
        url: `${book}/${id}`,
        body,
      })),
      managementBookDelete: write<null, Id>('DELETE', ({ id }) => ({ url: `${book}/${id}` })),
      managementBookRestore: write<Book, Id>('POST', ({ id }) => ({
        url: `${book}/${id}/restore`,
      })),
      managementBookBulk: write<
        { results: { id: string; code: string | null }[] },
        Data<'bookBulkBody'>
      >('POST', ({ bookBulkBody: body }) => ({ url: `${book}/bulk`, body })),
      managementBookOrder: write<null, Data<'bookOrder'>>('PUT', ({ bookOrder: body }) => ({
        url: `${book}/order`,
        body,
      })),
      managementShelfList: list<Shelf>('shelf'),
      managementShelfAudit: audit('shelf'),
      managementShelfCreate: write<Shelf, Data<'shelfCreate'>>('POST', ({ shelfCreate: body }) => ({
        url: shelf,
        body,
      })),
      managementShelfUpdate: write<Shelf, Id & Data<'shelfUpdate'>>(
        'PUT',
        ({ id, shelfUpdate: body }) => ({ url: `${shelf}/${id}`, body }),
      ),
      managementShelfDelete: write<null, Id>('DELETE', ({ id }) => ({ url: `${shelf}/${id}` })),
      managementShelfRestore: write<Shelf, Id>('POST', ({ id }) => ({
        url: `${shelf}/${id}/restore`,
      })),
    };
  },
});

const books = resourceScreens(
  BOOK,
  { endpoints },
  {
    path: '/management/book',
    isReadOnly: ({ copies }) => copies === 0,
  },
);
const shelves = resourceScreens(
  SHELF,
  { endpoints },
  {
    path: '/management/shelf',
    initial: { room: 'North' },
  },
);

const times = {
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-05T00:00:00.000Z',
  deletedAt: null,
};

const book = (more: Partial<Book> = {}): Book => ({
  id: 'b1',
  name: { th: 'สี่แผ่นดิน', en: 'Four Reigns' },
  genre: 'Novel',
  cover: null,
  link: 'https://book.test/',
  pages: 320,
  publish: true,
  position: 1,
  copies: 2,
  missingTranslation: false,
  version: 3,
  ...times,
  ...more,
});

const shelf = (more: Partial<Shelf> = {}): Shelf => ({
  id: 's1',
  name: { th: 'ชั้นบน', en: 'Top' },
  room: 'South',
  note: null,
  books: 4,
  missingTranslation: false,
  version: 1,
  ...times,
  ...more,
});

const texts = {
  'test.column.updated': 'Last edited',
  'test.column.actions': 'Actions',
  'test.filter.translation': 'Translation',
  'test.filter.missing': 'English is missing',
  'test.filter.complete': 'In both languages',
  'test.filter.deleted': 'Trash',
  'test.filter.deletedOnly': 'Deleted only',
  'test.permission.Staff': 'Staff',
  'test.book.title': 'Books',
  'test.book.lead': 'All books',
  'test.book.search': 'Search books',
  'test.book.empty.title': 'No books',
  'test.book.empty.text': 'Add one',
  'test.book.create': 'New book',
  'test.book.createLead': 'A book to lend',
  'test.book.edit': 'Edit book',
  'test.book.section': 'The book',
  'test.book.section.lead': 'As readers see it',
  'test.book.hint.genre': 'It cannot be changed later',
  'test.book.switch.publish': 'Show to readers',
  'test.book.filter.borrowed': 'Borrowed',
  'test.book.filter.borrowed.true': 'Lent out',
  'test.book.filter.borrowed.false': 'At home',
  'test.book.arrange': 'Arrange',
  'test.book.arrange.title': 'Arrange books',
  'test.book.arrange.text': 'In this order',
  'test.book.records': '{count, plural, one {One book} other {# books}}',
  'test.resource.bulk.publish': '{records} published',
  'test.book.bulk.unpublish': '{records} unpublished',
  'test.book.bulk.delete': '{records} deleted',
  'test.resource.bulk.deleteTitle': 'Delete {records}?',
  'test.resource.action.publish': 'Publish',
  'test.resource.action.unpublish': 'Unpublish',
  'test.resource.action.delete': 'Delete',
  'test.book.done.delete': '{name} is deleted',
  'test.book.ask.delete': 'Delete {name}?',
  'test.book.ask.deleteText': 'It can be restored',
  'test.book.deletedText': 'Readers no longer see it',
  'test.resource.history.Order': 'Moved',
  'test.shelf.title': 'Shelves',
  'test.shelf.lead': 'All shelves',
  'test.shelf.search': 'Search shelves',
  'test.shelf.empty.title': 'No shelves',
  'test.shelf.empty.text': 'Add one',
  'test.shelf.create': 'New shelf',
  'test.shelf.edit': 'Rename shelf',
  'test.shelf.editText': '{books} books stand on it',
  'test.resource.historyTitle': 'History of {name}',
  'test.shelf.action.edit': 'Rename',
  'test.resource.action.history': 'History',
  'test.shelf.done.delete': '{name} is deleted',
  'test.shelf.ask.delete': 'Delete {name}?',
  'test.shelf.ask.deleteText': '{books} books lose their shelf',
};

const messages = { th: async () => texts, en: async () => texts };

const network = mockApi();
const BOOKS = '/api/management/book';
const SHELVES = '/api/management/shelf';
const options = { locale: 'en', messages, profile: person('Staff') } as const;

async function showBooks(items = [book()], search = '') {
  network.get(BOOKS, { items, page: 1, size: 10, total: items.length });
  const page = resourceListPage(books, { marks: ({ copies }) => copies === 0 && 'Lost' });
  const path = '/management/book';
  return renderPage(page, { path, url: `${path}${search}`, ...options });
}
async function showShelves(items = [shelf()], search = '') {
  network.get(SHELVES, { items, page: 1, size: 10, total: items.length });
  const path = '/management/shelf';
  return renderPage(resourceListPage(shelves), { path, url: `${path}${search}`, ...options });
}
async function showBook(record = book()) {
  network.get(`${BOOKS}/b1`, record);
  const page = resourceRecordPage(books, { readOnly: () => 'Lost books are not edited' });
  const path = '/management/book/detail';
  return renderPage(page, { path: `${path}/:id`, url: `${path}/b1`, ...options });
}
const showNewBook = () =>
  renderPage(resourceCreatePage(books), { path: '/management/book/detail', ...options });

const writes = () => network.requests.filter(({ method }) => method !== 'GET');
const dataOf = ({ body }: { body: unknown }): object =>
  JSON.parse((body as FormData).get('data') as string) as object;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
async function retype(name: string | RegExp, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
}
const confirmation = async () =>
  within(await screen.findByRole('alertdialog', { name: 'confirm' }));
const conflict = (current: object) => problem(409, 'VERSION_CONFLICT', { current });
const event = (action: string, changes: object[]) => ({
  ...{ id: action, at: '2026-01-02T03:00:00.000Z', permission: 'Staff' },
  ...{ actor: { name: 'Malee' }, action, changes },
});
const historyOf = (...items: object[]) => ({ items, page: 1, size: 10, total: items.length });

describe('a list', () => {
  test('shows each declared column by its kind, and what the noun adds', async () => {
    const lost = book({
      id: 'b2',
      name: { th: 'หาย', en: '' },
      copies: 0,
      missingTranslation: true,
    });
    await showBooks([book(), lost]);
    const row = within(await screen.findByRole('row', { name: /Four Reigns/ }));
    for (const text of ['สี่แผ่นดิน', 'A novel', 'Published', '1', 'book.test']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    expect(row.getByRole('link', { name: 'Four Reigns' })).toHaveAttribute(
      'href',
      '/management/book/detail/b1',
    );
    const other = within(screen.getByRole('row', { name: /หาย/ }));
    expect(other.getByText('Lost')).toBeInTheDocument();
    expect(other.getByText('No English')).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1)).toEqual([
      'Title',
      'Genre',
      'Visible',
      'Position',
      'Link',
      'Last edited',
    ]);
  });

  test('is exported with its filters and order', async () => {
    network.get(`${BOOKS}/export`, problem(403, 'FORBIDDEN'));
    await showBooks([book()], '?publish=true');
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel in Thai' }));
    await screen.findByRole('dialog', { name: 'The file could not be made' });
    const { search } = network.requests.at(-1)!.url;
    expect(search).toBe(
      '?publish=true&sortByColumn=Order&sortByAlphabetically=asc&format=xlsx&language=th',
    );
  });

  test('asks for what its address says, and offers the declared filters', async () => {
    await showBooks(
      [book()],
      '?genre=Poem&publish=false&borrowed=true&missingTranslation=true&other=1',
    );
    await screen.findByRole('link', { name: 'Four Reigns' });
    expect(Object.fromEntries(network.requests[0]!.url.searchParams)).toEqual({
      ...{ genre: 'Poem', publish: 'false', borrowed: 'true', missingTranslation: 'true' },
      ...{ page: '1', size: '10', sortByColumn: 'Order', sortByAlphabetically: 'asc' },
    });
    for (const name of ['A poem', 'Unpublished', 'Lent out', 'English is missing']) {
      expect(screen.getByRole('button', { name: new RegExp(name) })).toBeInTheDocument();
    }
  });

  test('changes the selected records in bulk; a read-only one cannot be selected', async () => {
    network.post(`${BOOKS}/bulk`, { results: [{ id: 'b1', code: null }] });
    await showBooks([book(), book({ id: 'b2', name: { th: 'หาย', en: 'Lost' }, copies: 0 })]);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Four Reigns/ }));
    expect(screen.getByRole('checkbox', { name: /Lost/ })).toHaveAttribute('aria-disabled', 'true');
    await press('Unpublish');
    await waitFor(() => expect(writes()[0]?.body).toEqual({ ids: ['b1'], action: 'unpublish' }));
    expect(await screen.findByText('One book unpublished')).toBeInTheDocument();
  });

  test('deletes the selected records once that is confirmed', async () => {
    network.post(`${BOOKS}/bulk`, { results: [{ id: 'b1', code: null }] });
    await showBooks();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Four Reigns/ }));
    await press('Delete');
    expect((await confirmation()).getByText(/Delete One book/)).toBeInTheDocument();
    expect(writes()).toHaveLength(0);
    await userEvent.click((await confirmation()).getByRole('button', { name: 'confirm' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ ids: ['b1'], action: 'delete' }));
  });

  test('changes the order by keys and by number, and sends it once', async () => {
    network.put(`${BOOKS}/order`, undefined);
    await showBooks([
      book(),
      book({ id: 'b2', name: { th: 'สอง', en: 'Second' } }),
      book({ id: 'b3', name: { th: 'สาม', en: 'Third' } }),
    ]);
    await press('Arrange');
    const dialog = within(await screen.findByRole('dialog', { name: 'Arrange books' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(await dialog.findByRole('button', { name: 'Move Second up' }));
    const place = dialog.getByRole('textbox', { name: 'Place of Third' });
    await userEvent.clear(place);
    await userEvent.type(place, '1{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ ids: ['b3', 'b2', 'b1'] }));
  });

  test('restores a deleted record', async () => {
    network.post(`${BOOKS}/b1/restore`, book());
    await showBooks([book({ deletedAt: '2026-01-06T00:00:00.000Z' })], '?deleted=true');
    await press('Restore Four Reigns');
    expect(screen.queryByRole('columnheader', { name: 'Position' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(await screen.findByText('Four Reigns has been restored')).toBeInTheDocument();
  });
});

describe('a new record', () => {
  test('needs its required fields and a valid address, and sends all values', async () => {
    network.post(BOOKS, book({ version: 1 }));
    const { currentUrl } = await showNewBook();
    await userEvent.type(await field(/^Link/), 'javascript:x');
    await userEvent.type(await field('Pages'), '0');
    await press('Save');
    await waitFor(async () => expect(await field(/^Title \(Thai\)/)).toBeInvalid());
    expect(await field('Pages')).toBeInvalid();
    expect(await field(/^Link/)).toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: /Genre/ })).toBeInvalid();
    await userEvent.click(screen.getByRole('radio', { name: 'A poem' }));
    await userEvent.type(await field(/^Title \(Thai\)/), ' ใหม่ ');
    await userEvent.clear(await field(/^Link/));
    await retype('Pages', '120');
    await press('Save');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(dataOf(writes()[0]!)).toEqual({
      ...{ genre: 'Poem', name: { th: 'ใหม่', en: '' }, link: null, pages: 120, publish: true },
    });
    await waitFor(() => expect(currentUrl()).toBe('/management/book/detail/b1'));
  });
});

describe('a record', () => {
  test('sends only the changed fields, with the version that was read', async () => {
    network.put(`${BOOKS}/b1`, book({ version: 4, publish: false }));
    await showBook();
    await userEvent.click(await screen.findByRole('switch', { name: 'Show to readers' }));
    expect(screen.queryByRole('radiogroup', { name: /Genre/ })).toBeNull();
    expect(await field('Pages')).toHaveValue('320');
    await userEvent.clear(await field('Pages'));
    await press('Save');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(dataOf(writes()[0]!)).toEqual({ version: 3, pages: null, publish: false });
  });

  test('merges a change with what another user changed meanwhile', async () => {
    const current = book({ version: 4, publish: false });
    network.put(`${BOOKS}/b1`, (request) =>
      'version' in dataOf(request) && writes().length === 1
        ? conflict(current)
        : book({ ...current, version: 5, link: null }),
    );
    await showBook();
    await userEvent.clear(await field(/^Link/));
    await press('Save');
    expect(await screen.findByText(/Somebody else changed other things/)).toBeInTheDocument();
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes().map(dataOf)).toEqual([
      { version: 3, link: null },
      { version: 4, link: null },
    ]);
  });

  test('asks whose value stays where both changed the same', async () => {
    const name = { th: 'สี่แผ่นดิน', en: 'Theirs' };
    network.put(`${BOOKS}/b1`, () =>
      writes().length === 1 ? conflict(book({ version: 4, name })) : book({ version: 5 }),
    );
    await showBook();
    await retype(/^Title \(English\)/, 'Mine');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    const title = within(dialog.getByRole('group', { name: 'Title' }));
    expect(title.getByRole('radio', { name: /Theirs/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(dataOf(writes()[1]!)).toEqual({ version: 4, name: { th: 'สี่แผ่นดิน', en: 'Mine' } });
  });

  test('is deleted once that is confirmed, and leads back to the list', async () => {
    network.delete(`${BOOKS}/b1`, undefined);
    const { currentUrl } = await showBook();
    await press('More for Four Reigns');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect((await confirmation()).getByText(/It can be restored/)).toBeInTheDocument();
    await userEvent.click((await confirmation()).getByRole('button', { name: 'confirm' }));
    await waitFor(() => expect(currentUrl()).toBe('/management/book'));
  });

  test('that is deleted shows its history and can be restored', async () => {
    network.get(`${BOOKS}/b1`, ({ url }) =>
      url.searchParams.get('deleted') === 'true'
        ? book({ deletedAt: '2026-01-06T00:00:00.000Z' })
        : problem(404, 'NOT_FOUND'),
    );
    network.get(`${BOOKS}/b1/audit`, historyOf(event('Delete', [])));
    network.post(`${BOOKS}/b1/restore`, book());
    await renderPage(resourceRecordPage(books), {
      ...{ path: '/management/book/detail/:id', url: '/management/book/detail/b1' },
      ...options,
    });
    expect(await screen.findByText('Readers no longer see it')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    network.get(`${BOOKS}/b1`, book());
    await press(/^Restore/);
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  test('that is changed elsewhere shows what its noun says in place of the form', async () => {
    await showBook(book({ copies: 0 }));
    expect(await screen.findByText('Lost books are not edited')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Save|More for/ })).toBeNull();
  });

  test('has a history in the words of its form', async () => {
    network.get(
      `${BOOKS}/b1/audit`,
      historyOf(
        event('Order', []),
        event('Create', [
          { field: 'genre', before: null, after: 'Poem' },
          { field: 'imageId', before: null, after: 'i1' },
        ]),
      ),
    );
    await showBook();
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'History' }));
    for (const text of ['Moved', 'Added', 'Genre', 'A poem', 'Cover', 'A picture']) {
      expect(await panel.findByText(text)).toBeInTheDocument();
    }
  });
});

describe('a form with an image whose answer is lost', () => {
  const cover = { id: 'i1', width: 800, height: 800, alt: null, placeholder: null };
  const lost = () => Promise.reject(new TypeError('lost'));
  const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key');
  const coverOf = ({ body }: { body: unknown }) => (body as FormData).get('coverFile');

  beforeEach(() => {
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 800, height: 800, close: () => undefined }),
    });
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
  });

  async function loseTheCover() {
    network.put(`${BOOKS}/b1`, lost);
    await showBook();
    await userEvent.upload(
      await screen.findByLabelText(/^Cover/),
      new File([PNG_HEAD], 'cover.png', { type: 'image/png' }),
    );
    await screen.findByAltText('Chosen picture');
    await press('Save');
    expect(await screen.findByText(/check your internet/)).toBeInTheDocument();
    await retype(/^Title \(English\)/, 'Changed');
  }

  test('is sent again on a conflict: what it had stored is no conflict, and the rest is saved on top', async () => {
    await loseTheCover();
    const stored = book({ version: 4, cover });
    const name = { th: 'สี่แผ่นดิน', en: 'Changed' };
    network.put(`${BOOKS}/b1`, (request) => {
      const { version } = dataOf(request) as { version: number };
      if (version === 4) return { ...stored, version: 5, name };
      // The api answers the key of the lost form with what it had stored.
      return keyOf(request) === keyOf(writes()[0]!) ? stored : conflict(stored);
    });
    await press('Save');
    await waitFor(() => expect(writes()).toHaveLength(4));
    const [first, changed, again, last] = writes();
    expect(keyOf(changed!)).not.toBe(keyOf(first!));
    expect(dataOf(changed!)).toEqual({ version: 3, name });
    expect(keyOf(again!)).toBe(keyOf(first!));
    expect(coverOf(again!)).toBeInstanceOf(File);
    expect(dataOf(last!)).toEqual({ version: 4, name });
    expect(coverOf(last!)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Saved successfully')).toBeInTheDocument();
  });

  test('that was never stored leaves the conflict to the user, and the image is sent', async () => {
    await loseTheCover();
    const current = book({ version: 4, name: { th: 'สี่แผ่นดิน', en: 'Theirs' } });
    network.put(`${BOOKS}/b1`, (request) =>
      (dataOf(request) as { version: number }).version === 4
        ? book({ version: 5, cover })
        : conflict(current),
    );
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(writes()).toHaveLength(4));
    const last = writes()[3]!;
    expect(dataOf(last)).toMatchObject({ version: 4, name: { en: 'Changed' } });
    expect(coverOf(last)).toBeInstanceOf(File);
  });
});

describe('a record without a page', () => {
  test('is created in a dialog that begins with the defaults and the filters of the list', async () => {
    network.post(SHELVES, shelf());
    await showShelves([]);
    await userEvent.click((await screen.findAllByRole('button', { name: 'New shelf' }))[0]!);
    expect(await screen.findByRole('radio', { name: 'North room' })).toBeChecked();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('begins with the value that the list is filtered by, and names a refused field', async () => {
    const errors = [{ field: 'name.th', rule: 'required' }];
    network.post(SHELVES, problem(400, 'VALIDATION_FAILED', { errors }));
    await showShelves([], '?room=South');
    await userEvent.click((await screen.findAllByRole('button', { name: 'New shelf' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'New shelf' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Thai/ }), 'ล่าง');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writes()[0]?.body).toEqual({ room: 'South', name: { th: 'ล่าง', en: '' }, note: null }),
    );
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Thai/ })).toBeInvalid());
  });

  async function openRename() {
    await press('More for Top');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    return within(await screen.findByRole('dialog', { name: 'Rename shelf' }));
  }

  test('is changed in a dialog, without the fields that are given once', async () => {
    network.put(`${SHELVES}/s1`, shelf({ version: 2 }));
    await showShelves();
    const dialog = await openRename();
    expect(screen.queryByRole('link', { name: 'Top' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(dialog.getByText('4 books stand on it')).toBeInTheDocument();
    expect(dialog.queryByRole('radiogroup')).toBeNull();
    await retype(/English/, 'Upper');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), ' heavy: two people ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writes()[0]?.body).toEqual({
        version: 1,
        name: { th: 'ชั้นบน', en: 'Upper' },
        note: 'heavy: two people',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is compared with the opened record, even if the list was reloaded meanwhile', async () => {
    const newer = shelf({ version: 2, name: { th: 'ชั้นบน', en: 'Theirs' } });
    network.put(`${SHELVES}/s1`, conflict(newer));
    const { store } = await showShelves();
    const dialog = await openRename();
    network.get(SHELVES, { items: [newer], page: 1, size: 10, total: 1 });
    act(() => void store.dispatch(api.util.invalidateTags(['example'] as never)));
    await screen.findByText('Theirs');
    await retype(/English/, 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Whose edit stays/)).toBeInTheDocument();
    expect(writes()[0]?.body).toMatchObject({ version: 1 });
  });

  test('has its history in a dialog, is deleted after a question, and restored from the trash', async () => {
    network.get(`${SHELVES}/s1/audit`, historyOf(event('Update', [{ field: 'name' }])));
    network.delete(`${SHELVES}/s1`, undefined);
    await showShelves();
    await press('More for Top');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History of Top' }));
    expect(await history.findByText('Shelf name')).toBeInTheDocument();
    await userEvent.click(history.getByRole('button', { name: 'Close' }));
    await press('More for Top');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect((await confirmation()).getByText(/4 books lose their shelf/)).toBeInTheDocument();
    await userEvent.click((await confirmation()).getByRole('button', { name: 'confirm' }));
    await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(['DELETE']));
  });
});
