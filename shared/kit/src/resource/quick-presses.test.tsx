import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from '@dara/sdk/router';
import { renderPart } from '@dara/kit/testing';
import { useHistoryOverlay } from '@dara/kit/ui';
import { manyOf, oneOf, textFilter, useListState } from './resource.ts';

const TAGS = ['a', 'b', 'c'] as const;

const spec = {
  sorts: ['DisplayName'],
  filters: {
    keyword: textFilter,
    status: oneOf(['Pending', 'Approved']),
    tags: manyOf(TAGS),
  },
};

function List() {
  const list = useListState(spec);
  const sheet = useHistoryOverlay('filters');
  return (
    <>
      <Link {...list.linkTo({ status: 'Pending' })}>Pending</Link>
      <Link {...list.linkTo({ keyword: 'yaya' })}>Yaya</Link>
      {TAGS.map((tag) => (
        <Link key={tag} {...list.linkToToggled('tags', tag)}>
          {tag}
        </Link>
      ))}
      {list.filters.tags?.map((tag, _, all) => {
        const others = all.filter((one) => one !== tag);
        return (
          <Link key={tag} {...list.linkTo({ tags: others.length > 0 ? others : undefined })}>
            without {tag}
          </Link>
        );
      })}
      {TAGS.map((tag) => (
        <button
          key={tag}
          onClick={() => list.setFilters({ tags: [...(list.filters.tags ?? []), tag] })}
        >
          pick {tag}
        </button>
      ))}
      <button onClick={() => list.setFilters({ tags: undefined })}>no tags</button>
      <button onClick={() => list.setFilters({ status: 'Approved' })}>Approved</button>
      <button onClick={() => list.setFilters({ keyword: 'bella' })}>Bella</button>
      <button onClick={sheet.isOpen ? sheet.close : sheet.open}>Filters</button>
      {sheet.isOpen && <p>over the list</p>}
    </>
  );
}

/** Presses one after the other before the next render, the last with a key held where that is said. */
const pressAtOnce = (names: readonly string[], lastWith = {}) =>
  act(async () => {
    for (const name of names)
      fireEvent.click(screen.getByText(name), name === names.at(-1) ? lastWith : {});
  });

test.each([
  ['links', ['Pending', 'Yaya'], '/?keyword=yaya&status=Pending'],
  ['changes', ['Approved', 'Bella'], '/?keyword=bella&status=Approved'],
  ['a change and a link', ['Approved', 'Yaya'], '/?keyword=yaya&status=Approved'],
  ['values of one filter', ['c', 'a'], '/?tags=a&tags=c'],
])('of two %s pressed at once both hold', async (_what, names, address) => {
  const { currentUrl } = await renderPart(<List />, { locale: 'en' });
  await pressAtOnce(names);
  expect(currentUrl()).toBe(address);
});

test.each([
  ['picked', '/?tags=b', ['pick c', 'pick a'], '/?tags=a&tags=b&tags=c'],
  ['picked first', '/', ['pick c', 'pick a'], '/?tags=a&tags=c'],
  ['let go', '/?tags=a&tags=b&tags=c', ['without a', 'without c'], '/?tags=b'],
  ['let go, the last ones', '/?tags=a&tags=b', ['without a', 'without b'], '/'],
  ['let go and picked', '/?tags=a', ['without a', 'pick b'], '/?tags=b'],
  ['picked and the rest let go', '/?tags=a', ['pick b', 'no tags'], '/?tags=b'],
])('values of one filter %s before the first render hold', async (_what, url, names, address) => {
  const { currentUrl } = await renderPart(<List />, { locale: 'en', url });
  await pressAtOnce(names);
  expect(currentUrl()).toBe(address);
});

test('a value pressed again is taken away, and with the last one the filter', async () => {
  const { currentUrl } = await renderPart(<List />, {
    locale: 'en',
    url: '/?tags=a&tags=b&page=2',
  });
  await pressAtOnce(['a']);
  expect(currentUrl()).toBe('/?tags=b');
  await pressAtOnce(['b']);
  expect(currentUrl()).toBe('/');
});

test.each([['Pending'], ['Approved']])(
  'what is pressed last in a sheet holds when it is closed at once: %s',
  async (name) => {
    const { currentUrl } = await renderPart(<List />, { locale: 'en' });
    await pressAtOnce(['Filters']);
    expect(screen.getByText('over the list')).toBeInTheDocument();
    await pressAtOnce([name, 'Filters']);
    expect(screen.queryByText('over the list')).toBeNull();
    expect(currentUrl()).toBe(`/?status=${name}`);
  },
);

test('a key press with a modifier is left to the browser', async () => {
  const { currentUrl } = await renderPart(<List />, { locale: 'en' });
  await pressAtOnce(['Approved', 'Yaya'], { ctrlKey: true });
  expect(currentUrl()).toBe('/?status=Approved');
});
