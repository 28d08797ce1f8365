import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import {
  Avatar,
  Breadcrumb,
  Carousel,
  EmptyState,
  ErrorState,
  Image,
  InboxEntry,
  LoaderBar,
  NoPermission,
  Pagination,
  RemovableTag,
  SectionHeading,
  StatusBadge,
  Table,
  initialsOf,
  pageLinks,
} from './ui.ts';

const image = {
  id: 'a1',
  width: 600,
  height: 800,
  alt: { th: 'ภาพ', en: 'Portrait' },
  placeholder: '#cba',
};

test('the loader may stand outside of every landmark', async () => {
  const { baseElement } = await renderPart(
    <>
      <LoaderBar visible />
      <main>Page</main>
    </>,
    { locale: 'en' },
  );
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  const found = await axe(baseElement, { runOnly: { type: 'rule', values: ['region'] } });
  expect(found.violations).toEqual([]);
});

test('a picture offers formats and widths up to its own and keeps its place', async () => {
  await renderPart(<Image image={image} sizes="250px" ratio="3 / 4" priority />, {
    locale: 'en',
  });
  const picture = screen.getByRole('img', { name: 'Portrait' });
  expect(picture).toHaveAttribute('width', '600');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture.style.aspectRatio).toBe('3 / 4');
  const sources = picture.parentElement?.getElementsByTagName('source') ?? [];
  const types = [...sources].map((source) => source.type);
  expect(types).toEqual(['image/avif', 'image/webp']);
  for (const [at, format] of ['avif', 'webp'].entries())
    expect(sources[at]?.srcset).toMatch(new RegExp(`/api/image/a1/640\\.${format} 640w$`));
  expect(picture).toHaveAttribute('src', '/api/image/a1/640.jpg');
});

test.each([
  ['เมษา รัตนกุล', 'มร'],
  ['Yaya Pinthong', 'YP'],
  ['ไอซ์', 'อ'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 7, 8, 9, 10]],
])('page %i of %i links to %j', (page, pages, links) => {
  expect(pageLinks(page, pages)).toEqual(links);
});

test('pages are links, the current one is marked, the ends are off', async () => {
  const onPage = jest.fn();
  await renderPart(
    <Pagination
      page={1}
      size={10}
      total={45}
      hrefOf={(page) => `/x?page=${page}`}
      onPage={onPage}
    />,
    { locale: 'en' },
  );
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledWith(2);
});

test('a table sorts by its headers, selects rows, and says so', async () => {
  const onSort = jest.fn();
  const onChange = jest.fn();
  await renderPart(
    <Table
      label="Books"
      rows={[{ id: '1', name: 'Yaya' }]}
      rowId={(row) => row.id}
      columns={[
        {
          id: 'name',
          header: 'Name',
          primary: true,
          sortBy: 'DisplayName',
          cell: (row) => row.name,
        },
        { id: 'id', header: 'Id', cell: (row) => row.id },
      ]}
      sort={{ column: 'DisplayName', direction: 'asc' }}
      onSort={onSort}
      selection={{ selected: new Set(), onChange, labelOf: (row) => row.name }}
    />,
    { locale: 'en' },
  );
  const table = screen.getByRole('table', { name: 'Books' });
  expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(within(table).getByRole('columnheader', { name: 'Id' })).not.toHaveAttribute('aria-sort');
  expect(within(table).getByRole('rowheader', { name: 'Yaya' })).toBeInTheDocument();
  await userEvent.click(within(table).getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith({ column: 'DisplayName', direction: 'desc' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Yaya' }));
  expect(onChange).toHaveBeenCalledWith(new Set(['1']));
});

test('an error says what happened and offers to try again', async () => {
  const onRetry = jest.fn();
  const error = { status: 500, code: 'INTERNAL', traceId: 'trace-1' };
  await renderPart(<ErrorState error={error} onRetry={onRetry} />, { locale: 'en' });
  expect(screen.getByRole('alert')).toHaveTextContent('on our side');
  expect(screen.getByRole('alert')).toHaveTextContent('trace-1');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});

test('states, marks and paths have no accessibility faults', async () => {
  const onRemove = jest.fn();
  const { container } = await renderPart(
    <main>
      <SectionHeading level={1} lead="Lead">
        Title
      </SectionHeading>
      <Breadcrumb items={[{ label: 'Books', to: '/t' }, { label: 'Yaya' }]} />
      <Carousel label="Talk of the town">
        <p>One</p>
        <p>Two</p>
      </Carousel>
      <EmptyState title="No notes" />
      <NoPermission />
      <Avatar name="Yaya" />
      <Image image={image} sizes="100vw" />
      <StatusBadge status="Approved" />
      <RemovableTag onRemove={onRemove}>Actor</RemovableTag>
    </main>,
  );
  expect((await axe(container)).violations).toEqual([]);
  expect(screen.getByText('อนุมัติแล้ว')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'นำ Actor ออก' }));
  expect(onRemove).toHaveBeenCalled();
});

test('what somebody was told leads somewhere or only says something, and is unread until then', async () => {
  const onOpen = jest.fn();
  const item = {
    title: { th: 'ใบสมัครใหม่', en: 'New application' },
    text: { th: 'จากฟ้าใส', en: 'From Fahsai' },
    path: '/notes/2',
    createdAt: '2026-11-20T03:00:00.000Z',
    readAt: null,
  };
  await renderPart(
    <main>
      <InboxEntry item={item} onOpen={onOpen} />
      <InboxEntry item={{ ...item, path: null, readAt: item.createdAt }} onOpen={onOpen} isDense />
    </main>,
    { locale: 'en' },
  );
  const link = screen.getByRole('link', { name: /^Unread:\s?New application/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('/notes/2'));
  await userEvent.click(screen.getByRole('button', { name: /^New application/ }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
