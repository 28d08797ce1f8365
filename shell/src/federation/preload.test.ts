import type { ScriptRef } from '@dara/contract';
import { preloadScripts } from './preload.ts';

/** Addresses of the resources that this document has fetched, which jsdom does not keep. */
let fetched: string[] = [];

beforeEach(() => {
  fetched = [];
  const getEntriesByName = (name: string, type?: string) =>
    type === 'resource' && fetched.includes(name) ? [{ name }] : [];
  Object.defineProperty(performance, 'getEntriesByName', {
    value: getEntriesByName,
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByName');
  for (const link of links()) link.remove();
});

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
const paths = () => links().map(({ href }) => new URL(href).pathname);
const script = (name: string): ScriptRef => ({
  url: `/assets/mf-room/${name}.js`,
  integrity: `sha384-${name}`,
});

it('fetches each script once, with its integrity', () => {
  preloadScripts([script('entry'), script('room')]);
  preloadScripts([script('entry'), script('room')]);
  expect(paths()).toEqual(['/assets/mf-room/entry.js', '/assets/mf-room/room.js']);
  expect(links().map(({ as, crossOrigin, integrity }) => [as, crossOrigin, integrity])).toEqual([
    ['script', 'anonymous', 'sha384-entry'],
    ['script', 'anonymous', 'sha384-room'],
  ]);
});

it('gives no integrity to what a development server sends without', () => {
  preloadScripts([{ url: 'http://127.0.0.1:4001/entry.js', integrity: '' }]);
  expect(links()[0]?.hasAttribute('integrity')).toBe(false);
});

it('fetches nothing that the document has fetched, which would never be taken', () => {
  fetched = [`${location.origin}/assets/mf-room/running.js`];
  preloadScripts([script('running'), script('needed')]);
  expect(paths()).toEqual(['/assets/mf-room/needed.js']);
});
