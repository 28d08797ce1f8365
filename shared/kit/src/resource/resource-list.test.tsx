import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import {
  ResourceList,
  oneOf,
  textFilter,
  useListState,
  type ListArgs,
  type ListQuery,
} from './resource.ts';

interface Row {
  id: string;
  name: string;
}

const spec = {
  sorts: ['DisplayName'],
  filters: { keyword: textFilter, status: oneOf(['Pending', 'Approved']) },
};

const loaded: ListQuery<Row> = {
  data: { items: [{ id: '1', name: 'Yaya' }], total: 45 },
  isFetching: false,
  isError: false,
  refetch: jest.fn(),
};

const seen: ListArgs<typeof spec.filters>[] = [];

function List({ query = loaded, grid }: { query?: ListQuery<Row>; grid?: ReactNode }) {
  const list = useListState(spec);
  seen.push(list.args);
  return (
    <ResourceList
      label="Books"
      list={list}
      query={query}
      rowId={(row) => row.id}
      columns={[
        {
          id: 'name',
          header: 'Name',
          primary: true,
          sortBy: 'DisplayName',
          cell: (row) => row.name,
        },
      ]}
      filters={[
        { name: 'status', label: 'Status', options: [{ value: 'Pending', label: 'Pending' }] },
      ]}
      empty={{ title: 'No books yet' }}
    >
      {grid}
    </ResourceList>
  );
}

const show = (query: ListQuery<Row> = loaded, url = '/') =>
  renderPart(<List query={query} />, { url, locale: 'en' });

test('searching, sorting and paging live in the address, and Back returns', async () => {
  const { currentUrl, router } = await show(loaded, '/?page=3');
  expect(screen.getByText('21–30 of 45')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(currentUrl()).toBe('/?page=4'));
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(currentUrl()).toBe('/?sort=DisplayName&order=asc'));
  await userEvent.keyboard('/');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
  // At once: letters that a busy machine types too far apart would be two searches.
  await userEvent.paste('ya');
  await waitFor(() => expect(currentUrl()).toBe('/?keyword=ya&sort=DisplayName&order=asc'));
  await waitFor(() =>
    expect(seen.at(-1)).toMatchObject({ keyword: 'ya', sortByColumn: 'DisplayName', page: 1 }),
  );
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  await waitFor(() => expect(currentUrl()).toBe('/?page=4'));
});

test('a filter in force is a chip that can be taken away', async () => {
  const { currentUrl } = await show(loaded, '/?status=Pending&page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Pending' }));
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('a filter is chosen in the panel', async () => {
  const { currentUrl } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(await within(panel).findByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Pending' }));
  await waitFor(() => expect(currentUrl()).toBe('/?status=Pending'));
});

test('the first load renders the shape, later ones keep the old rows', async () => {
  const first = await show({ ...loaded, data: undefined, isFetching: true });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(11);
  first.unmount();
  await show({ ...loaded, isFetching: true });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Yaya')).toBeInTheDocument();
});

test('the number of results is announced', async () => {
  const { container } = await show();
  expect(screen.getByText('45 results, page 1 of 5')).toBeInTheDocument();
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test.each([
  ['nothing at all', '/', 0, 'No books yet'],
  ['nothing that matches', '/?keyword=zz', 0, 'Nothing matches'],
  ['a page past the end', '/?page=9', 45, 'This page is empty'],
])('empty: %s', async (_name, url, total, text) => {
  await show({ ...loaded, data: { items: [], total } }, url);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('a failure offers to try again, a refusal says there is no permission', async () => {
  const refetch = jest.fn();
  const failed = { isError: true, isFetching: false, refetch };
  const first = await show({ ...failed, error: { status: 500, code: 'INTERNAL' } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalled();
  first.unmount();
  await show({ ...failed, error: { status: 403, code: 'FORBIDDEN' } });
  expect(screen.getByText('You do not have access to this')).toBeInTheDocument();
});

test('a list of which only the first are counted says that there are more', async () => {
  const data = { items: [{ id: '1', name: 'Yaya' }], total: 1000, isTotalBound: true };
  await show({ ...loaded, data });
  expect(screen.getByText('1–10 of 1,000+')).toBeInTheDocument();
});

test('a replacement of the table is sorted from the toolbar and has no pages', async () => {
  const { currentUrl } = await renderPart(<List grid={<p>Covers</p>} />, { locale: 'en' });
  expect(screen.getByText('Covers')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('option', { name: /Name.*(Z|high|desc)/i }));
  await waitFor(() => expect(currentUrl()).toBe('/?sort=DisplayName&order=desc'));
});
