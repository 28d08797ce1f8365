import { UNNAMED_SITE, type RegistrySnapshot } from '@dara/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ServicesProvider, type ShellServices } from '../site/services.ts';
import { createRemainingSnapshot } from '../site/remaining-snapshot.ts';
import { useLinkPreload } from './link-preload.ts';

const title = { th: 'ห้อง', en: 'Room' };
const snapshot = {
  revision: '1',
  shell: { version: '1.0.0' },
  site: UNNAMED_SITE,
  microFrontends: {
    'mf-room': [
      {
        url: '/assets/mf-room/entry.js',
        fallbackUrl: null,
        metadata: { integrity: 'sha384-room', version: '1.0.0' },
        deployment: { traffic: 100, default: true },
        extras: {
          routes: [
            {
              path: '/room/:id',
              page: 'room',
              access: 'public',
              frame: 'site',
              title,
              scripts: [],
            },
          ],
          menu: [],
          sections: [],
          messages: {},
          fallbackIntegrity: null,
        },
      },
    ],
  },
} satisfies RegistrySnapshot;

const preload = jest.fn<void, Parameters<ShellServices['preload']>>();

function Links({ hrefs }: { hrefs: string[] }) {
  useLinkPreload();
  return hrefs.map((href) => (
    <a key={href} href={href}>
      <b>{href}</b>
    </a>
  ));
}

function show(hrefs: string[]) {
  const services = {
    snapshot,
    rest: createRemainingSnapshot(snapshot),
    preload,
  } as unknown as ShellServices;
  return render(
    <ServicesProvider value={services}>
      <Links hrefs={hrefs} />
    </ServicesProvider>,
  );
}

/** By its text: among hundreds of links that is found far sooner than by its role. */
const link = (href: string) => screen.getByText(href);
/** A finger reaches a link. */
const reach = (href: string) => fireEvent.touchStart(link(href));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const fetched = () => preload.mock.calls.map(([, { url }]) => url.pathname + url.search);

beforeEach(() => {
  jest.useFakeTimers();
  preload.mockClear();
});
afterEach(() => jest.useRealTimers());

it('fetches the page behind a link that a finger or the focus has reached, with its parameters', () => {
  show(['/room/1?tab=a', '/room/2']);
  reach('/room/1?tab=a');
  fireEvent.focusIn(link('/room/2'));
  expect(fetched()).toEqual(['/room/1?tab=a', '/room/2']);
  const [resolved, address] = preload.mock.calls[0] ?? [];
  expect(resolved).toMatchObject({ owner: 'mf-room', route: { page: 'room' } });
  expect(address?.params).toEqual({ id: '1' });
});

it('fetches nothing for a file, such as a feed', () => {
  show(['/room/rss.xml']);
  fireEvent.touchStart(screen.getByText('/room/rss.xml'));
  expect(preload).not.toHaveBeenCalled();
});

it('fetches what a pointer rests on, and nothing that it only passes over', () => {
  show(['/room/1', '/room/2']);
  fireEvent.pointerOver(link('/room/1'));
  pass(59);
  fireEvent.pointerOver(link('/room/2'));
  pass(59);
  expect(fetched()).toEqual([]);
  pass(1);
  expect(fetched()).toEqual(['/room/2']);
  fireEvent.pointerOver(link('/room/1'));
  fireEvent.pointerOver(document.body);
  pass(1000);
  expect(fetched()).toEqual(['/room/2']);
});

it('fetches a page again only when its answers are no longer fresh', () => {
  show(['/room/1']);
  reach('/room/1');
  pass(29_999);
  reach('/room/1');
  expect(fetched()).toEqual(['/room/1']);
  pass(1);
  reach('/room/1');
  expect(fetched()).toEqual(['/room/1', '/room/1']);
});

it('remembers only the latest 200 links', () => {
  const hrefs = Array.from({ length: 201 }, (_, index) => `/room/${index}`);
  show(hrefs);
  for (const href of hrefs.slice(0, 200)) reach(href);
  reach('/room/0');
  expect(preload).toHaveBeenCalledTimes(200);
  reach('/room/200');
  expect(preload).toHaveBeenCalledTimes(201);
  // The one that was fetched first has made room; the next one has not.
  reach('/room/1');
  expect(preload).toHaveBeenCalledTimes(201);
  reach('/room/0');
  expect(preload).toHaveBeenCalledTimes(202);
});

it.each([
  ['of another site', { href: 'https://elsewhere.test/room/1' }],
  ['that opens a tab of its own', { href: '/room/1', target: '_blank' }],
  ['to a file', { href: '/room/1', download: 'room.pdf' }],
  ['to the page that is shown', { href: '/?page=2' }],
  ['to no page of the site', { href: '/api/room/1' }],
])('does not preload a link %s', (_what, attributes) => {
  show([]);
  const other = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) other.setAttribute(name, value);
  document.body.append(other);
  fireEvent.touchStart(other);
  fireEvent.touchStart(document);
  other.remove();
  expect(fetched()).toEqual([]);
});

it('preloads nothing after it is unmounted', () => {
  const { unmount } = show(['/room/1']);
  const one = link('/room/1');
  fireEvent.pointerOver(one);
  unmount();
  document.body.append(one);
  pass(1000);
  fireEvent.touchStart(one);
  fireEvent.focusIn(one);
  fireEvent.pointerOver(one);
  pass(1000);
  one.remove();
  expect(fetched()).toEqual([]);
});
