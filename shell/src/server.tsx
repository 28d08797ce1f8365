import {
  type Messages,
  type RenderInput,
  type RenderResult,
  type ShellServer,
  type TrialVisitor,
} from '@dara/contract';
import { LANGUAGE_SCRIPT, type Catalogue } from '@dara/sdk/i18n';
import { isTemporaryFailure, isBadRequest } from '@dara/sdk/api';
import { dehydrate, type RootState } from '@dara/sdk/store';
import { THEME_SCRIPT } from '@dara/sdk/theme';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { FONT_FACES } from './app/fonts.ts';
import { DISMISSED_SCRIPT } from './announcement/dismissed.ts';
import { headOf } from './navigation/head.ts';
import type { ResolvedRoute } from './site/resolved-route.ts';
import type { PageResult } from './site/page-result.ts';
import { buildBareRoutes, buildRoutes } from './app/routes.tsx';
import type { ShellServices } from './site/services.ts';
import { ShellApp } from './app/shell-app.tsx';
import type { SentState } from './app/sent-state.ts';
import { createServices } from './app/server-services.ts';
import { renderWithParts } from './slots/render-parts.ts';
import { barePart, beVisitor, firstStateErrors } from './app/trial.tsx';
import { modules } from './federation/modules.ts';

function redirected(response: Response): RenderResult {
  const redirect = response.headers.get('location') ?? '/';
  const { status } = response;
  return { status, redirect, html: '', styles: '', state: null, head: { title: '' } };
}

type DataRoutes = ReturnType<typeof createStaticHandler>['dataRoutes'];

const treeOf = (services: ShellServices, routes: DataRoutes, context: StaticHandlerContext) => (
  <ShellApp services={services}>
    <StaticRouterProvider
      router={createStaticRouter(routes, context)}
      context={context}
      hydrate={false}
    />
  </ShellApp>
);

function renderTree(
  services: ShellServices,
  routes: DataRoutes,
  context: StaticHandlerContext,
): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(treeOf(services, routes, context)));
    // Separate: styles that styled-components takes over in the browser are inserted again, and a re-declared font face
    // would cause a repaint.
    return { html, styles: `<style>${FONT_FACES}</style>${sheet.getStyleTags()}` };
  } finally {
    sheet.seal();
  }
}

/** The same catalogue, recording the used messages. */
function recorded(catalogue: Catalogue): { catalogue: Catalogue; used: () => Messages } {
  const { locale, messages } = catalogue;
  const ids = new Set<string>();
  const watched = new Proxy(messages, {
    get(target, id) {
      if (typeof id === 'string' && Object.hasOwn(target, id)) ids.add(id);
      return Reflect.get(target, id) as Messages[string];
    },
  });
  const shown = { locale, messages: watched };
  return {
    catalogue: { ...catalogue, messages: watched, getSnapshot: () => shown },
    used: () =>
      Object.fromEntries([...ids].flatMap((id) => (messages[id] ? [[id, messages[id]]] : []))),
  };
}

/** Errors of the page's requests. */
const failuresOf = ({ api }: RootState): unknown[] =>
  Object.values(api.queries).flatMap((query) =>
    query?.status === 'rejected' ? [query.error] : [],
  );

/** A page with an invalid URL is a bad request, not a retryable error. */
function statusOf(result: PageResult, failures: unknown[]): number {
  if (result.kind !== 'page') return 500;
  return result.status === 200 && failures.some(isBadRequest) ? 400 : result.status;
}

/** Renders a page alone, or a part, as a given visitor; returns errors, not a document. */
async function tryAlone(input: RenderInput, trial: TrialVisitor): Promise<RenderResult> {
  const services = await createServices(input);
  beVisitor(services.store, trial, input.locale);
  const handler = createStaticHandler(
    trial.part ? [await barePart(services, trial.part, input)] : buildBareRoutes(services),
  );
  const context = await handler.query(new Request(input.url, { signal: input.signal }));
  if (context instanceof Response) return { ...redirected(context), isTrial: true };
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw error;
  const sheet = new ServerStyleSheet();
  try {
    const tree = sheet.collectStyles(treeOf(services, handler.dataRoutes, context));
    const errors = await firstStateErrors(tree);
    const nothing = { html: '', styles: '', state: null, head: { title: '' } };
    const named = trial.part && { owner: trial.part.remote, page: trial.part.part };
    return { ...nothing, status: 200, errors, isTrial: true, ...named };
  } finally {
    sheet.seal();
  }
}

/** Renders one public page; rejects when it cannot, and the gateway sends the frame instead. */
async function render(input: RenderInput): Promise<RenderResult> {
  if (input.trial) return tryAlone(input, input.trial);
  const services = await createServices(input);
  const handler = createStaticHandler(buildRoutes(services));
  const context = await handler.query(new Request(input.url, { signal: input.signal }));
  if (context instanceof Response) return redirected(context);
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw error;
  const match = context.matches.at(-1);
  const resolved = match?.route.handle as ResolvedRoute | undefined;
  if (!match || !resolved) throw new Error(`no route for ${input.url}`);
  const loaded = context.loaderData[match.route.id] as PageResult;
  const { catalogue, used } = recorded(services.catalogue);
  const { store } = services;
  const failures = failuresOf(store.getState());
  // Without what parts request.
  const ownState = dehydrate(store.getState());
  const render = (parts: Partial<ShellServices>) =>
    renderTree({ ...services, ...parts, catalogue }, handler.dataRoutes, context);
  const {
    page,
    sent,
    failures: partFailures,
  } = await renderWithParts({
    // The renderers of secret addresses have their own remote only.
    render: resolved.route.secret ? () => render({}) : render,
    load: async (wanted, props) => {
      const part = await services.loadPart(wanted);
      await part.loader?.({ store, props, locale: input.locale, signal: input.signal });
      return part;
    },
    isComplete: () => failuresOf(store.getState()).length === failures.length,
  });
  const status = statusOf(loaded, failures);
  const result = loaded.kind === 'page' ? { ...loaded, status } : loaded;
  const messages = catalogue.messages as Record<string, string>;
  const intl = createIntl({ locale: input.locale, messages });
  const head = headOf(resolved, result, input.snapshot.site, {
    store,
    params: match.params,
    url: new URL(input.url),
    locale: input.locale,
    formatMessage: (id, values) => intl.formatMessage({ id }, values),
  });
  return {
    status,
    ...page,
    state: {
      store: sent.length > 0 ? dehydrate(store.getState()) : ownState,
      messages: used(),
      ...(sent.length > 0 ? { parts: sent } : {}),
    } satisfies SentState,
    ...(partFailures.length > 0 ? { partFailures } : {}),
    hasMessages: true,
    isPartial: failures.some(isTemporaryFailure),
    head,
    owner: resolved.owner,
    page: resolved.route.page,
  };
}

const server: ShellServer = {
  modules,
  render,
  takesPartialSnapshot: true,
  inlineScript: [LANGUAGE_SCRIPT, THEME_SCRIPT, DISMISSED_SCRIPT].join(';'),
};

export default server;
