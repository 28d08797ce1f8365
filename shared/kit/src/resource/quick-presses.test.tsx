import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from '@dara/sdk/router';
import { renderPart } from '@dara/kit/testing';
import { useHistoryOverlay } from '@dara/kit/ui';
import { oneOf, textFilter, useListState } from './resource.ts';

const spec = {
  sorts: ['DisplayName'],
  filters: { keyword: textFilter, status: oneOf(['Pending', 'Approved']) },
};

function List() {
  const list = useListState(spec);
  const sheet = useHistoryOverlay('filters');
  return (
    <>
      <Link {...list.linkTo({ status: 'Pending' })}>Pending</Link>
      <Link {...list.linkTo({ keyword: 'yaya' })}>Yaya</Link>
      <button onClick={() => list.setFilters({ status: 'Approved' })}>Approved</button>
      <button onClick={() => list.setFilters({ keyword: 'bella' })}>Bella</button>
      <button onClick={sheet.isOpen ? sheet.close : sheet.open}>Filters</button>
      {sheet.isOpen && <p>over the list</p>}
    </>
  );
}

/** Presses one after the other before anything is drawn anew, the last with a key held where that is said. */
const pressAtOnce = (names: readonly string[], lastWith = {}) =>
  act(async () => {
    for (const name of names)
      fireEvent.click(screen.getByText(name), name === names.at(-1) ? lastWith : {});
  });

test.each([
  ['links', ['Pending', 'Yaya'], '/?keyword=yaya&status=Pending'],
  ['changes', ['Approved', 'Bella'], '/?keyword=bella&status=Approved'],
  ['a change and a link', ['Approved', 'Yaya'], '/?keyword=yaya&status=Approved'],
])('of two %s pressed at once both hold', async (_what, names, address) => {
  const { currentUrl } = await renderPart(<List />, { locale: 'en' });
  await pressAtOnce(names);
  expect(currentUrl()).toBe(address);
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

test('a press with a key held is the browser’s, whatever was pressed before', async () => {
  const { currentUrl } = await renderPart(<List />, { locale: 'en' });
  await pressAtOnce(['Approved', 'Yaya'], { ctrlKey: true });
  expect(currentUrl()).toBe('/?status=Approved');
});
