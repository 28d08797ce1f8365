import { act, render } from '@testing-library/react';
import { createCatalogue, DaraIntlProvider, sdkMessages } from '@dara/sdk/i18n';
import { createDaraStore, Provider } from '@dara/sdk/store';
import { kitMessages } from '../messages/messages.ts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Shows what the server would send, lets a visitor act on it, and brings it to life; taken away after the test. */
export async function hydrate(part: ReactElement, visit: () => void): Promise<void> {
  const catalogue = createCatalogue({ locale: 'en', messages: {} });
  await catalogue.addSource('sdk', sdkMessages);
  await catalogue.addSource('kit', kitMessages);
  const page = () => (
    <Provider store={createDaraStore()}>
      <DaraIntlProvider catalogue={catalogue}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
      </DaraIntlProvider>
    </Provider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  visit();
  await act(async () => {
    render(page(), { container, hydrate: true });
  });
}
