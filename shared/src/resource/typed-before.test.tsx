import { act, screen, waitFor } from '@testing-library/react';
import { createCatalogue, DaraIntlProvider, sharedMessages } from '@dara/shared/i18n';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RangeField } from './range-field.tsx';
import { SearchBox } from './search-box.tsx';

let root: Root;
const place = document.createElement('div');

/** Shows what the server sent, lets a visitor act, and brings it to life. */
async function alive(part: ReactElement, visit: () => void) {
  const catalogue = createCatalogue({ locale: 'en', messages: {} });
  await catalogue.addSource('shared', sharedMessages);
  const page = () => (
    <DaraIntlProvider catalogue={catalogue}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
    </DaraIntlProvider>
  );
  place.innerHTML = renderToString(page());
  document.body.append(place);
  visit();
  await act(async () => {
    root = hydrateRoot(place, page());
  });
}

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

test('words typed before the page is alive stay and are searched for', async () => {
  const onSearch = jest.fn();
  await alive(<SearchBox label="Names" value="" onSearch={onSearch} />, () => {
    screen.getByRole<HTMLInputElement>('searchbox').value = 'ya';
  });
  expect(screen.getByRole('searchbox')).toHaveValue('ya');
  await waitFor(() => expect(onSearch.mock.calls).toEqual([['ya']]));
});

test('ends typed before the page is alive are asked for once the boxes are left', async () => {
  const onChange = jest.fn();
  const bounds = { under: 1000, over: 1_000_000, step: 1, max: 999_999_999 };
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await alive(
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
