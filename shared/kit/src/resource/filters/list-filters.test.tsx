import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { useState } from 'react';
import type { FilterTexts } from './chosen-filters.ts';
import { ListFilters } from './list-filters.tsx';

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Option ${index}` }));

const changes: FilterTexts[] = [];
function Filters({ count }: { count: number }) {
  const [values, setValues] = useState<FilterTexts>({ status: ['v1'] });
  const filter = { name: 'status', label: 'Status', multiple: true as const };
  return (
    <ListFilters
      filters={[{ ...filter, options: optionsOf(count) }]}
      values={values}
      onChange={(change) => {
        changes.push(change);
        setValues({ ...values, ...change });
      }}
    />
  );
}

test('a few options are checked directly, in their order, and none of them is no filter', async () => {
  await renderPart(<Filters count={8} />);
  const group = screen.getByRole('group', { name: 'Status' });
  expect(group).toContainElement(screen.getByRole('checkbox', { name: 'Option 1' }));
  expect(screen.getByRole('checkbox', { name: 'Option 1' })).toBeChecked();
  for (const option of [0, 1, 0])
    await userEvent.click(screen.getByRole('checkbox', { name: `Option ${option}` }));
  expect(changes).toEqual([{ status: ['v0', 'v1'] }, { status: ['v0'] }, { status: undefined }]);
});

test('many options are searched', async () => {
  await renderPart(<Filters count={9} />);
  expect(screen.getByRole('combobox', { name: /Status/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
