import { screen, waitFor, within, act, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { person, renderPart, type RenderOptions } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import { useState } from 'react';
import {
  ResourceList,
  SelectionBar,
  oneOf,
  textFilter,
  useListState,
  useRowSelection,
  type ListQuery,
} from './resource.ts';
import { hydrate } from '../testing/hydrate.tsx';
import { RangeField } from './filters/range-field.tsx';
import { SearchBox } from './filters/search-box.tsx';

describe('list tools', () => {
  interface Row {
    id: string;
    name: string;
  }

  const spec = {
    sorts: ['DisplayName'],
    filters: { keyword: textFilter, status: oneOf(['Pending', 'Approved']) },
  };

  const PAGES: Row[][] = [
    [
      { id: '1', name: 'Yaya' },
      { id: '2', name: 'Bella' },
    ],
    [{ id: '3', name: 'Mario' }],
  ];

  const rowId = (row: Row) => row.id;

  const labelOf = (row: Row) => row.name;

  function List() {
    const list = useListState(spec);
    const items = PAGES[list.page - 1] ?? [];
    const query: ListQuery<Row> = {
      data: { items, total: 13 },
      isFetching: false,
      isError: false,
      refetch: () => undefined,
    };
    const selection = useRowSelection({ rows: items, rowId, labelOf });
    return (
      <>
        <ResourceList
          label="Books"
          name="people"
          list={list}
          query={query}
          rowId={rowId}
          selection={selection.table}
          columns={[
            { id: 'name', header: 'Name', primary: true, cell: (row) => row.name },
            { id: 'height', header: 'Height', cell: () => '170' },
            { id: 'email', header: 'Email', optional: true, cell: () => 'a@b.test' },
          ]}
          filters={[
            { name: 'status', label: 'Status', options: [{ value: 'Pending', label: 'Pending' }] },
          ]}
        />
        <SelectionBar
          count={selection.ids.length}
          elsewhere={selection.elsewhere}
          onClear={selection.clear}
        >
          <span>{selection.ids.map(selection.nameOf).join(', ')}</span>
        </SelectionBar>
      </>
    );
  }

  const show = (options: RenderOptions = {}) =>
    renderPart(<List />, { locale: 'en', profile: person('Staff'), ...options });

  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

  beforeEach(() => localStorage.clear());

  test('columns are chosen, stored on the device and given back', async () => {
    const first = await show();
    expect(heads()).not.toContain('Email');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }));
    expect(heads()).toContain('Email');
    // The menu stays open for the next one.
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Height' }));
    expect(heads()).not.toContain('Height');
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    first.unmount();
    await show();
    expect(heads()).toContain('Email');
    expect(heads()).not.toContain('Height');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usual columns' }));
    expect(heads()).toEqual(expect.arrayContaining(['Name', 'Height']));
    expect(heads()).not.toContain('Email');
  });

  test('columns that an older release stored do no harm', async () => {
    localStorage.setItem('list.people.columns', '{"broken"');
    const first = await show();
    expect(heads()).toContain('Height');
    first.unmount();
    localStorage.setItem('list.people.columns', '["gone",7]');
    await show();
    expect(heads()).toContain('Name');
    expect(heads()).not.toContain('Height');
  });

  test('filters are saved under a name and applied', async () => {
    const { currentUrl } = await show({ url: '/?status=Pending&page=2' });
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Save the current filters' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Save the current filters' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please specify information.')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Waiting{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // It is in force, and names the button.
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(currentUrl()).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Waiting' }));
    expect(currentUrl()).toBe('/?status=Pending');
    expect(screen.getByRole('button', { name: 'Waiting' })).toBeInTheDocument();
  });

  const saved = (list: object[]) =>
    localStorage.setItem(`list.people.saved.${person('Staff').id}`, JSON.stringify(list));

  const WAITING = { id: 'a', name: 'Waiting', query: 'status=Pending', isDefault: false };

  const STARS = { id: 'b', name: 'Stars', query: 'keyword=star', isDefault: false };

  test('saved filters are renamed, deleted, and none takes the name of another', async () => {
    saved([WAITING, STARS]);
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage saved filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved filters' }));
    const name = dialog.getByRole('textbox', { name: 'Name of Waiting' });
    await userEvent.clear(name);
    await userEvent.type(name, 'stars');
    expect(dialog.getByText('There is one with this name already.')).toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'To do{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Open the list with To do' }));
    expect(dialog.getByRole('button', { name: 'Open the list with To do' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Stars' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: /^To do/ })).toBeInTheDocument();
    expect(screen.queryByRole('menuitemcheckbox', { name: /Stars/ })).toBeNull();
  });

  test('a list opens with its default filters, once, and not against the address', async () => {
    saved([{ ...WAITING, isDefault: true }]);
    const first = await show({ url: '/?keyword=ya' });
    expect(first.currentUrl()).toBe('/?keyword=ya');
    first.unmount();
    const { currentUrl } = await show();
    await waitFor(() => expect(currentUrl()).toBe('/?status=Pending'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(currentUrl()).toBe('/');
  });

  test("another person's saved filters stay their own", async () => {
    saved([{ ...WAITING, isDefault: true }]);
    const own = await show();
    await waitFor(() => expect(own.currentUrl()).toBe('/?status=Pending'));
    own.unmount();
    const { currentUrl } = await show({ profile: person('Admin') });
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await screen.findByRole('menuitem', { name: 'Manage saved filters' });
    expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
    expect(currentUrl()).toBe('/');
  });

  test('rows stay selected from page to page, and are counted', async () => {
    const { container } = await show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Yaya' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bella' }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(bar.getByText('2 selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mario' }));
    expect(bar.getByText('3 selected')).toBeInTheDocument();
    expect(bar.getByText('2 on other pages')).toBeInTheDocument();
    expect(bar.getByText('Yaya, Bella, Mario')).toBeInTheDocument();
    expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual(
      [],
    );
    await userEvent.click(bar.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });
});

describe('typed before', () => {
  test('words typed before the page is hydrated stay and are searched for', async () => {
    const onSearch = jest.fn();
    await hydrate(<SearchBox label="Names" value="" onSearch={onSearch} />, () => {
      screen.getByRole<HTMLInputElement>('searchbox').value = 'ya';
    });
    expect(screen.getByRole('searchbox')).toHaveValue('ya');
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['ya']]));
  });

  test('ends typed before the page is hydrated are asked for once the boxes are left', async () => {
    const onChange = jest.fn();
    const bounds = { under: 1000, over: 1_000_000, step: 1, max: 999_999_999 };
    const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await hydrate(
      <RangeField
        label="Fans"
        bounds={bounds}
        format={String}
        value={undefined}
        onChange={onChange}
      />,
      () => {
        box('From').value = '2000';
        box('To').value = '3000';
      },
    );
    expect(box('To')).toHaveValue('3000');
    expect(onChange).toHaveBeenLastCalledWith({ from: 2000, to: 3000 });
  });
});

describe('search box', () => {
  let onSearch: jest.Mock<void, [string]>;

  let follow: (value: string) => void;

  function Part() {
    const [value, setValue] = useState('');
    follow = setValue;
    return <SearchBox label="Search" value={value} onSearch={onSearch} />;
  }

  const box = () => screen.getByRole('searchbox', { name: 'Search' });

  const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  async function start() {
    onSearch = jest.fn();
    await renderPart(<Part />);
    jest.useFakeTimers();
  }

  afterEach(() => {
    jest.useRealTimers();
  });

  test('offers each suggestion once, as soon as one types', async () => {
    await renderPart(
      <SearchBox
        label="Search"
        value=""
        onSearch={jest.fn()}
        suggestions={['Nam', 'Nan', 'Nam']}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
    const offered = () => [...(input.list?.options ?? [])].map(({ value }) => value);
    expect(offered()).toEqual([]);
    fireEvent.change(input, { target: { value: 'na' } });
    expect(offered()).toEqual(['Nam', 'Nan']);
  });

  test('letters typed while the address follows are not lost', async () => {
    await start();
    type('a');
    wait(300);
    expect(onSearch.mock.calls).toEqual([['a']]);
    type('ab');
    act(() => follow('a'));
    expect(box()).toHaveValue('ab');
    wait(300);
    expect(onSearch.mock.calls).toEqual([['a'], ['ab']]);
  });

  test('what was taken back before the address followed is asked for', async () => {
    await start();
    type('a');
    wait(300);
    type('');
    wait(300);
    expect(onSearch.mock.calls).toEqual([['a'], ['']]);
  });

  test('an address that changes by itself wins, there and back', async () => {
    await start();
    type('a');
    wait(300);
    act(() => follow('a'));
    act(() => follow(''));
    expect(box()).toHaveValue('');
    act(() => follow('a'));
    expect(box()).toHaveValue('a');
    wait(300);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  test('does not cancel a navigation to a record during the pause', async () => {
    onSearch = jest.fn();
    const { router } = await renderPart(<Part />);
    let arrive: (data: null) => void = () => undefined;
    const loader = () => new Promise<null>((resolve) => (arrive = resolve));
    act(() => router.patchRoutes(null, [{ path: '/record', loader, element: 'Record' }]));
    jest.useFakeTimers();
    type('a');
    await act(async () => void router.navigate('/record'));
    wait(300);
    expect(onSearch).not.toHaveBeenCalled();
    await act(async () => arrive(null));
    expect(screen.getByText('Record')).toBeVisible();
  });

  test('nor is who presses a link elsewhere, before the router has rendered that it leads there', async () => {
    await start();
    const link = document.createElement('a');
    link.href = '/record';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    type('a');
    fireEvent.click(link, { ctrlKey: true });
    wait(300);
    expect(onSearch.mock.calls).toEqual([['a']]);
    type('ab');
    fireEvent.click(link);
    wait(300);
    expect(onSearch).toHaveBeenCalledTimes(1);
    link.remove();
  });
});
