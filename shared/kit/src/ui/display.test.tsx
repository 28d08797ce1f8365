import { screen, within, act, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { tokens } from '@dara/sdk/theme';
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
import { clampLines } from './base/mixins.ts';

const image = {
  id: 'a1',
  width: 600,
  height: 800,
  alt: { th: 'ภาพ', en: 'Portrait' },
  placeholder: '#cba',
};

test('the loader may be outside of landmarks', async () => {
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

test('an image offers formats and widths up to its own and keeps its place', async () => {
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
  ['👨‍👩‍👧‍👦 ใบเตย', 'บ'],
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

test('a failed load is tried again once the browser is online', async () => {
  const onRetry = jest.fn();
  const error = { status: 'FETCH_ERROR' };
  const { unmount } = await renderPart(<ErrorState error={error} onRetry={onRetry} />);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
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

test('a notification is a link or a button, and is unread until it is opened', async () => {
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

describe('image', () => {
  const BLUR = 'data:image/webp;base64,UklGRg==';

  const image = {
    id: 'a1',
    width: 600,
    height: 800,
    alt: { th: 'ภาพ', en: 'Portrait' },
    placeholder: BLUR,
  };

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const shown = () => screen.getByRole<HTMLImageElement>('img', { name: 'Portrait' });

  const later = () => act(() => jest.runOnlyPendingTimersAsync());

  const sources = () => shown().closest('picture')!.querySelectorAll('source').length;

  const BOTH = [
    ['a picture', <Image key="image" image={image} sizes="50vw" />],
    ['an avatar', <Avatar key="avatar" name="Portrait" image={image} />],
  ] as const;

  test.each(BOTH)('%s that fails is asked for once more', async (_what, part) => {
    await renderPart(part, { locale: 'en' });
    const { src } = shown();
    expect(sources()).toBe(2);
    fireEvent.error(shown());
    expect([shown().src, shown().srcset, sources()]).toEqual([BLUR, '', 0]);
    await later();
    expect([shown().src, sources()]).toEqual([src, 2]);
  });

  test.each(BOTH)('%s that fails again keeps its blur and its text', async (_what, part) => {
    await renderPart(part, { locale: 'en' });
    fireEvent.error(shown());
    await later();
    fireEvent.error(shown());
    await later();
    expect([shown().src, shown().srcset, sources()]).toEqual([BLUR, '', 0]);
  });

  function Changing() {
    const [id, setId] = useState('a1');
    return (
      <>
        <Image image={{ ...image, id, placeholder: '#cba' }} sizes="50vw" />
        <button onClick={() => setId('b2')}>next</button>
      </>
    );
  }

  test('a failed image without a blur shows nothing, and the next image is loaded', async () => {
    await renderPart(<Changing />, { locale: 'en' });
    fireEvent.error(shown());
    expect(shown().src).toMatch(/^data:image\/gif/);
    fireEvent.click(screen.getByRole('button'));
    expect(shown().src).toContain('/api/image/b2/');
  });

  test('an image that failed before the page was hydrated is asked for again', async () => {
    const prototype = HTMLImageElement.prototype;
    jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0);
    Object.defineProperty(prototype, 'currentSrc', { configurable: true, get: () => 'failed' });
    await renderPart(<Image image={image} sizes="50vw" />, { locale: 'en' });
    expect(shown().src).toBe(BLUR);
    jest.restoreAllMocks();
    Reflect.deleteProperty(prototype, 'currentSrc');
    await later();
    expect(shown().src).toContain('/api/image/a1/');
  });

  test.each(BOTH)('%s is cropped around the point that its editor chose', async (_what, part) => {
    const { unmount } = await renderPart(part, { locale: 'en' });
    expect(shown().style.objectPosition).toBe('50% 20%');
    unmount();
    const chosen = { ...image, focus: { x: 0.256, y: 1 } };
    await renderPart(
      part.type === Image ? (
        <Image image={chosen} sizes="50vw" />
      ) : (
        <Avatar name="Portrait" image={chosen} />
      ),
      { locale: 'en' },
    );
    expect(shown().style.objectPosition).toBe('25.6% 100%');
  });
});

describe('mixins', () => {
  test('clamped lines have the height that Thai tone marks need, and hide the rest', () => {
    const css = clampLines(3).join('');
    expect(css).toContain('-webkit-line-clamp: 3');
    expect(css).toContain(`line-height: ${tokens.lineHeight}`);
    expect(css).not.toContain('padding');
  });
});
