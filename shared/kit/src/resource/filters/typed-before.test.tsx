import { screen, waitFor } from '@testing-library/react';
import { hydrate } from '../../testing/hydrate.tsx';
import { RangeField } from './range-field.tsx';
import { SearchBox } from './search-box.tsx';

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
