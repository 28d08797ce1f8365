import { act, render } from '@testing-library/react';
import { createCatalogue, DaraIntlProvider, sdkMessages, type MessageSource } from '@dara/sdk/i18n';
import { createDaraStore, Provider, type DaraStore } from '@dara/sdk/store';
import { kitMessages } from '../messages/messages.ts';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

interface Document {
  /** The page's address, and the route that it matches. */
  url?: string;
  path?: string;
  /** The remote of the page. */
  messages?: MessageSource;
  /** With the server's data. */
  store?: DaraStore;
}

/** Renders the server's HTML, lets a test act on it, and hydrates it; removed after the test. */
export async function hydrate(
  part: ReactElement,
  visit: () => void,
  { url = '/', path = '*', messages, store = createDaraStore() }: Document = {},
): Promise<void> {
  const catalogue = createCatalogue({ locale: 'en', messages: {} });
  await catalogue.addSource('sdk', sdkMessages);
  await catalogue.addSource('kit', kitMessages);
  if (messages) await catalogue.addSource('remote', messages);
  const router = () => createMemoryRouter([{ path, element: part }], { initialEntries: [url] });
  const page = () => (
    <Provider store={store}>
      <DaraIntlProvider catalogue={catalogue}>
        <RouterProvider router={router()} />
      </DaraIntlProvider>
    </Provider>
  );
  const container = document.createElement('div');
  // Few tests draw as a server does.
  const { renderToString } = await import('react-dom/server');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  visit();
  await act(async () => {
    render(page(), { container, hydrate: true });
  });
}
