/** @jest-environment node */
import type {
  RemoteModule,
  RemotePart,
  RenderResult,
  RouteDeclaration,
  RoutePage,
} from '@dara/contract';
import { describe, expect, jest, test } from '@jest/globals';
import { api } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { Link } from '@dara/sdk/router';
import { Slot } from '@dara/sdk/slot';
import { Suspense, type ReactNode } from 'react';
import server from './server.tsx';
import { snapshotOf } from './testing/snapshot-of.ts';

declare module '@dara/contract' {
  interface SlotProps {
    'mf-x/beside': { id: string };
  }
}

const answer = new Response(JSON.stringify({ status: 503, code: 'INTERNAL' }), { status: 503 });
const route = { path: '/management/x', page: 'x', frame: 'management' } as const;

/** An error with its stack, which the check translates to source positions. */
const thrown = (message: string): unknown =>
  expect.stringMatching(new RegExp(`^${message}\\n +at `));

/** The result of opening a page of a remote with a role. */
async function tried(
  page: RoutePage,
  role: string | null,
  more: Partial<RouteDeclaration> = {},
): Promise<RenderResult> {
  const noTexts = async () => ({});
  const remote: RemoteModule = {
    pages: { x: async () => page },
    messages: { th: noTexts, en: noTexts },
  };
  return server.render({
    url: 'http://site.test/management/x',
    locale: 'en',
    snapshot: snapshotOf({
      'mf-x': { routes: [{ ...route, access: 'signed-in', ...more }], pages: {} },
    }),
    loadRemote: async () => remote,
    api: { baseUrl: 'http://api.test', fetch: async () => answer.clone() },
    signal: new AbortController().signal,
    trial: { role },
  });
}

function Named(): ReactNode {
  const { status, profile } = useSession();
  throw new Error(`drawn for ${status} ${profile?.permission}`);
}

test('a page is rendered as a user of the role, in any frame', async () => {
  const page = { Component: Named };
  const { errors, isTrial } = await tried(page, 'Staff');
  expect([errors, isTrial]).toEqual([[thrown('Error: drawn for signed-in Staff')], true]);
  const guest = await tried(page, null, { access: 'guest', frame: 'site' });
  expect(guest.errors).toEqual([thrown('Error: drawn for anonymous undefined')]);
});

test('an error inside a boundary is reported', async () => {
  const Component = () => (
    <Suspense fallback="…">
      <Named />
    </Suspense>
  );
  expect((await tried({ Component }, 'Admin')).errors).toEqual([
    thrown('Error: drawn for signed-in Admin'),
  ]);
});

test('reports the use of browser globals', async () => {
  const Component = () => <p>{window.innerWidth}</p>;
  expect((await tried({ Component }, 'Admin')).errors).toEqual([
    thrown('ReferenceError: window is not defined'),
  ]);
});

test('a page that waits for a part of its own is sound, be it drawn or led elsewhere', async () => {
  const never = new Promise<never>(() => undefined);
  const Waiting = (): ReactNode => {
    throw never;
  };
  const Component = () => (
    <Suspense fallback="…">
      <Waiting />
    </Suspense>
  );
  expect((await tried({ Component }, 'Admin')).errors).toEqual([]);
  const loader = async () => {
    throw Response.redirect('http://site.test/login');
  };
  expect(await tried({ Component, loader }, 'Admin')).toMatchObject({ status: 302, isTrial: true });
});

test('an error of a loader is reported', async () => {
  const loader = async () => {
    throw new Error('no data');
  };
  await expect(tried({ Component: () => null, loader }, 'Admin')).rejects.toThrow('no data');
});

/** The result of trying a part with a role. */
function triedPart(part: RemotePart<{ id: string }>, role: string | null = 'Staff') {
  const noTexts = async () => ({});
  const remote: RemoteModule = {
    pages: {},
    parts: { aside: async () => part },
    messages: { th: noTexts, en: noTexts },
  };
  return server.render({
    url: 'http://site.test/mf-y/aside',
    locale: 'en',
    snapshot: snapshotOf({ 'mf-y': { routes: [], pages: {} } }),
    loadRemote: async () => remote,
    api: { baseUrl: 'http://api.test', fetch: async () => answer.clone() },
    signal: new AbortController().signal,
    trial: { role, part: { remote: 'mf-y', part: 'aside', props: { id: '7' } } },
  });
}

test('a part is tried alone, with its props, as a user of the role', async () => {
  const Component = ({ id }: { id: string }): ReactNode => {
    const { profile } = useSession();
    throw new Error(`rendered with ${id} for ${profile?.permission}`);
  };
  expect(await triedPart({ Component })).toMatchObject({
    ...{ errors: [thrown('Error: rendered with 7 for Staff')], isTrial: true },
    ...{ owner: 'mf-y', page: 'aside' },
  });
  const sound = ({ id }: { id: string }) => <Link to="/x">{id}</Link>;
  expect((await triedPart({ Component: sound }, null)).errors).toEqual([]);
});

test('a tried part gets its data; one without it is left out, as in its slot', async () => {
  const Component = () => <p>{window.innerWidth}</p>;
  const loader = jest.fn<NonNullable<RemotePart['loader']>>(async () => undefined);
  expect((await triedPart({ Component, loader })).errors).toEqual([
    thrown('ReferenceError: window is not defined'),
  ]);
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ props: { id: '7' } }));
  loader.mockRejectedValue(new Error('no data'));
  expect((await triedPart({ Component, loader })).errors).toEqual([]);
});

/** The document of a public page whose loader makes one call, by what the api answers to it. */
async function documentOf(status: number, loader?: RoutePage['loader']): Promise<RenderResult> {
  const probe = api.injectEndpoints({
    endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => '/api/probe' }) }),
    overrideExisting: true,
  });
  const page: RoutePage = {
    Component: () => <p>the page</p>,
    loader:
      loader ??
      (async ({ store }) => {
        await store.dispatch(probe.endpoints.probe.initiate(undefined, { subscribe: false }));
        return null;
      }),
  };
  const noTexts = async () => ({});
  const remote: RemoteModule = {
    pages: { x: async () => page },
    messages: { th: noTexts, en: noTexts },
  };
  const send = async () => {
    if (status === 0) throw new TypeError('fetch failed');
    return new Response(JSON.stringify({ status, code: `HTTP_${status}` }), { status });
  };
  return server.render({
    url: 'http://site.test/x',
    locale: 'en',
    snapshot: snapshotOf({ 'mf-x': { routes: [{ path: '/x', page: 'x' }], pages: {} } }),
    loadRemote: async () => remote,
    api: { baseUrl: 'http://api.test', fetch: send },
    signal: new AbortController().signal,
  });
}

test.each([400, 405, 413, 414, 422])('an api answer of %i is a bad request', async (status) => {
  const { html, head, ...rest } = await documentOf(status);
  expect(rest).toMatchObject({ status: 400, isPartial: false });
  expect([html, head.noIndex]).toEqual([expect.stringContaining('the page'), true]);
});

test.each([401, 403, 404, 410])(
  'a part that is answered %i does not change the page',
  async (status) => {
    expect(await documentOf(status)).toMatchObject({ status: 200, isPartial: false });
  },
);

test.each([0, 408, 429, 500, 502, 503])(
  'an unavailable api (%i) leaves the page partial',
  async (status) => {
    expect(await documentOf(status)).toMatchObject({ status: 200, isPartial: true });
  },
);

test.each([
  [400, 400],
  [404, 404],
  [410, 404],
  [422, 400],
])('a loader that throws a response of %i is a document of %i', async (thrown, status) => {
  const loader = async () => {
    throw new Response(null, { status: thrown });
  };
  expect(await documentOf(200, loader)).toMatchObject({ status, isPartial: false });
});

/** The document of a page with a slot, and what others have for it. */
async function documentWithSlot(
  parts: RemoteModule['parts'],
  fetch = async () => answer.clone(),
  roles?: string[],
): Promise<RenderResult> {
  const noTexts = async () => ({});
  const texts = { th: noTexts, en: noTexts };
  const page: RoutePage = {
    Component: () => (
      <main>
        <p>the page</p>
        <Slot name="mf-x/beside" props={{ id: '7' }} />
      </main>
    ),
  };
  const remotes: Record<string, RemoteModule> = {
    'mf-x': { pages: { x: async () => page }, messages: texts },
    'mf-a': {
      pages: {},
      ...(parts ? { parts } : {}),
      messages: { ...texts, en: async () => ({ 'a.hello': 'Hello from a' }) },
    },
  };
  return server.render({
    url: 'http://site.test/x',
    locale: 'en',
    snapshot: snapshotOf({
      'mf-x': {
        routes: [{ path: '/x', page: 'x' }],
        pages: {},
        slots: [
          {
            name: 'beside',
            version: '1.0.0',
            props: {
              type: 'object',
              additionalProperties: false,
              properties: { id: { type: 'string' } },
            },
          },
        ],
      },
      'mf-a': {
        routes: [],
        pages: {},
        ...(roles ? { roles } : {}),
        fills: Object.fromEntries(Object.keys(parts ?? {}).map((name) => [name, 'mf-x/beside'])),
      },
    }),
    loadRemote: async (name) => remotes[name] as RemoteModule,
    api: { baseUrl: 'http://api.test', fetch },
    signal: new AbortController().signal,
  });
}

describe('a part of another remote', () => {
  const good = async (): Promise<RemotePart<{ id: string }>> => ({
    Component: ({ id }) => (
      <p>
        <FormattedMessage id="a.hello" /> {id}
      </p>
    ),
  });

  test('is in the document, with its texts, and named in the state', async () => {
    const { html, state, status, partFailures } = await documentWithSlot({ good });
    expect(html).toMatch(/<p>the page<\/p>.*Hello from a(?:<!-- -->)? ?(?:<!-- -->)?7/s);
    expect(state).toMatchObject({ parts: ['mf-a/good'], messages: { 'a.hello': 'Hello from a' } });
    expect([status, partFailures]).toEqual([200, undefined]);
  });

  test('for some roles is left to the browser', async () => {
    const { html, partFailures } = await documentWithSlot({ good }, undefined, ['Business']);
    expect(html).not.toContain('Hello from a');
    expect(partFailures).toBeUndefined();
  });

  test('that throws, lacks its code or data is left out and named, and the others are there', async () => {
    const { html, state, status, partFailures, isPartial } = await documentWithSlot({
      good,
      broken: async () => ({
        Component: () => {
          throw new Error('broken');
        },
      }),
      missing: () => Promise.reject(new Error('no such chunk')),
      dataless: async () => ({
        Component: () => null,
        loader: () => Promise.reject(new Error('no data')),
      }),
    });
    expect(html).toContain('the page');
    expect(html).toContain('Hello from a');
    expect(html).not.toContain('<!--$!-->');
    expect(state).toMatchObject({ parts: ['mf-a/good'] });
    expect(partFailures?.map(({ message }) => message).sort()).toEqual([
      'broken: it threw or waited while it was rendered',
      'dataless: Error: no data',
      'missing: Error: no such chunk',
    ]);
    expect([status, isPartial]).toEqual([200, false]);
  });

  test('that is late costs the page a second', async () => {
    const started = performance.now();
    const { html, partFailures } = await documentWithSlot({
      late: () => new Promise(() => undefined),
    });
    expect(performance.now() - started).toBeLessThan(4000);
    expect(html).toContain('the page');
    expect(partFailures).toEqual([
      { remote: 'mf-a', message: 'late: Error: late gave no answer in 1000 ms' },
    ]);
  });

  test('whose requests fail leaves the page as it is without it', async () => {
    const probe = api.injectEndpoints({
      endpoints: (build) => ({ partial: build.query<unknown, void>({ query: () => '/api/p' }) }),
      overrideExisting: true,
    });
    const { html, state, isPartial, status } = await documentWithSlot({
      asking: async () => ({
        Component: () => <p>asking</p>,
        loader: ({ store }) =>
          store.dispatch(probe.endpoints.partial.initiate(undefined, { subscribe: false })),
      }),
    });
    expect([status, isPartial]).toEqual([200, false]);
    expect(html).not.toContain('asking');
    expect(JSON.stringify(state)).not.toContain('rejected');
  });
});
