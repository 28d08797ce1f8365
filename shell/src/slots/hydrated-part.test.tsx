import type { RemotePart } from '@dara/contract';
import { createCatalogue } from '@dara/sdk/i18n';
import { useSession, sessionActions } from '@dara/sdk/session';
import { Slot } from '@dara/sdk/slot';
import { createDaraStore } from '@dara/sdk/store';
import { act, screen, waitFor } from '@testing-library/react';
import { useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ShellApp } from '../app/shell-app.tsx';
import { createRemainingSnapshot } from '../site/remaining-snapshot.ts';
import type { ShellServices, TelemetryEvent } from '../site/services.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

declare module '@dara/contract' {
  interface SlotProps {
    'mf-hall/beside': object;
  }
}

const Part = () => {
  const { status } = useSession();
  return (
    <button id={useId()} onClick={() => document.body.setAttribute('data-pressed', 'yes')}>
      {status}
    </button>
  );
};

const nothing = () => undefined;
const snapshot = snapshotOf({
  'mf-hall': {
    routes: [],
    pages: {},
    slots: [
      {
        name: 'beside',
        version: '1.0.0',
        props: { type: 'object', additionalProperties: false, properties: {} },
      },
    ],
  },
  'mf-a': { routes: [], pages: {}, fills: { aside: 'mf-hall/beside' } },
});

function servicesWith(more: Partial<ShellServices>): ShellServices {
  const events: TelemetryEvent[] = [];
  return {
    side: 'browser',
    snapshot,
    rest: createRemainingSnapshot(snapshot),
    store: createDaraStore(),
    catalogue: createCatalogue({ locale: 'en', messages: {} }),
    loadPage: () => Promise.reject(new Error('no page')),
    loadPart: () => Promise.reject(new Error('no part')),
    sentParts: new Set(),
    giveUp: () => false,
    usedReleases: () => ({}),
    preload: nothing,
    onUsable: () => Promise.resolve(),
    leave: nothing,
    report: (event) => void events.push(event),
    ...more,
  };
}

const treeOf = (services: ShellServices) => (
  <ShellApp services={services}>
    <h1 id={'hall'}>Hall</h1>
    <Slot name="mf-hall/beside" props={{}} />
  </ShellApp>
);

/** Hydrates the document with the part in it; `arrive` and `fail` end its load. */
function hydrated() {
  const html = renderToString(
    treeOf(servicesWith({ sentParts: new Set(['mf-a/aside']), partNow: () => Part })),
  );
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = html;
  const sent = root.querySelector('button');
  let arrive: (part: RemotePart) => void = nothing;
  let fail: (error: Error) => void = nothing;
  const coming = new Promise<RemotePart>((resolve, reject) => ([arrive, fail] = [resolve, reject]));
  const loadPart = jest.fn(() => coming);
  const services = servicesWith({ loadPart, sentParts: new Set(['mf-a/aside']) });
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(root, treeOf(services), { onRecoverableError }));
  return { root, sent, services, loadPart, onRecoverableError, arrive, fail };
}

it('a sent part stays as it is until it is loaded, and is then the same element, alive', async () => {
  const { root, sent, services, loadPart, onRecoverableError, arrive } = hydrated();
  expect(sent).toHaveTextContent('unknown');
  await waitFor(() => expect(loadPart).toHaveBeenCalled());
  // The session is known before the part is there: its first render is that of the document.
  act(() => void services.store.dispatch(sessionActions.restored({ isSignedIn: false })));
  expect(root.querySelector('button')).toBe(sent);
  expect(sent).toHaveTextContent('unknown');
  const loader = jest.fn();
  await act(async () => arrive({ Component: Part, loader }));
  await waitFor(() => expect(sent).toHaveTextContent('anonymous'));
  expect(root.querySelector('button')).toBe(sent);
  act(() => sent?.click());
  expect(document.body).toHaveAttribute('data-pressed', 'yes');
  expect(loader).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(services.sentParts.size).toBe(0);
});

it('a sent part that does not load disappears without an error of the page', async () => {
  const { root, sent, loadPart, onRecoverableError, fail } = hydrated();
  expect(sent).toBeInTheDocument();
  await waitFor(() => expect(loadPart).toHaveBeenCalled());
  await act(async () => fail(new Error('no such chunk')));
  await waitFor(() => expect(sent).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Hall' })).toBeVisible();
  expect(root.querySelector('button')).toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
