import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import type { ReactElement, ReactNode } from 'react';
import type { Locale, RemoteModule, RoutePage } from '@dara/contract';
import { registerErrorTexts } from '@dara/sdk/api';
import {
  createCatalogue,
  DaraIntlProvider,
  FormattedMessage,
  sdkMessages,
  type Catalogue,
  type MessageSource,
} from '@dara/sdk/i18n';
import { useConfirmRequest, useNotices } from '@dara/sdk/notice';
import { signIn, useSessionSync, type Profile } from '@dara/sdk/session';
import { createDaraStore, Provider, type DaraStore } from '@dara/sdk/store';
import { GlobalStyle } from '@dara/sdk/theme';

export interface RenderOptions {
  /** Address at which the test begins; `path` without parameters when absent. */
  url?: string;
  /** Route pattern of the page, as in `remote.json`. */
  path?: string;
  locale?: Locale;
  /** The remote's `messages`, so that real texts are tested. */
  messages?: MessageSource | RemoteModule['messages'];
  /** The remote's `errorTexts`, for errors of its api. */
  errorTexts?: RemoteModule['errorTexts'] | undefined;
  /** The signed-in user; signed out when absent. */
  profile?: Profile;
  store?: DaraStore;
}

export interface RenderedPage extends RenderResult {
  store: DaraStore;
  catalogue: Catalogue;
  router: ReturnType<typeof createMemoryRouter>;
  /** Path, query and hash shown now. */
  currentUrl: () => string;
}

/** A minimal frame around a page: toasts and confirmations as text. */
function Frame() {
  useSessionSync();
  const { notices } = useNotices();
  const { request, answer } = useConfirmRequest();
  return (
    <>
      <Outlet />
      <div role="status">
        {notices.map(({ id, kind, message }) => (
          <p key={id} data-kind={kind}>
            <FormattedMessage {...message} />
          </p>
        ))}
      </div>
      {request && (
        <div role="alertdialog" aria-label="confirm">
          <FormattedMessage {...request.options.title} />
          {request.options.message && <FormattedMessage {...request.options.message} />}
          <ul>
            {request.options.records?.map((record) => (
              <li key={record}>{record}</li>
            ))}
          </ul>
          <button type="button" onClick={() => answer(true)}>
            confirm
          </button>
          <button type="button" onClick={() => answer(false)}>
            cancel
          </button>
        </div>
      )}
    </>
  );
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>Elsewhere: {pathname}</p>;
}

const messageSources = new Map<string, MessageSource>([['sdk', sdkMessages]]);

/** Adds messages to all pages rendered later: those of a package built on this one. */
export function addTestMessages(name: string, source: MessageSource): void {
  messageSources.set(name, source);
}

async function catalogueFor(options: RenderOptions): Promise<Catalogue> {
  const catalogue = createCatalogue({ locale: options.locale ?? 'th', messages: {} });
  for (const [name, source] of messageSources) await catalogue.addSource(name, source);
  if (options.messages) await catalogue.addSource('remote', options.messages);
  return catalogue;
}

function withProviders(store: DaraStore, catalogue: Catalogue, children: ReactNode): ReactElement {
  return (
    <Provider store={store}>
      <DaraIntlProvider catalogue={catalogue}>
        <GlobalStyle />
        {children}
      </DaraIntlProvider>
    </Provider>
  );
}

/**
 * Renders a page as the shell does: its loader runs, and store, session, language, theme and
 * router are the real ones. Any other address shows "Elsewhere: <path>".
 */
export async function renderPage(
  page: RoutePage,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const store = options.store ?? createDaraStore();
  if (options.profile) {
    const tokens = { accessToken: 'test-access', refreshToken: 'test-refresh' };
    signIn(store.dispatch, { ...tokens, profile: options.profile });
  }
  const catalogue = await catalogueFor(options);
  registerErrorTexts(options.errorTexts);
  const path = options.path ?? '/';
  const url = options.url ?? path;
  const loader = page.loader;
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        HydrateFallback: () => null,
        children: [
          {
            path,
            Component: page.Component,
            loader: loader
              ? ({ params, request }) =>
                  loader({
                    store,
                    params,
                    url: new URL(request.url),
                    locale: catalogue.locale,
                    signal: request.signal,
                  })
              : undefined,
          },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [url] },
  );
  const result = render(withProviders(store, catalogue, <RouterProvider router={router} />));
  const currentUrl = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { ...result, store, catalogue, router, currentUrl };
}

/** Renders a part of a page with all providers of a page. */
export function renderPart(
  element: ReactElement,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  return renderPage({ Component: () => element }, options);
}
