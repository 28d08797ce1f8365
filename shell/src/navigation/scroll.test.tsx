import { mockApi } from '@dara/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderSite, type TestRemote } from '../testing/render-site.tsx';

mockApi();

const TARGET_TOP = 900;

function TallPage() {
  return (
    <>
      <h1>A tall page</h1>
      <h2 id="ส่วนที่-2">Its second part</h2>
    </>
  );
}

const tall: TestRemote = {
  routes: [
    { path: '/tall', page: 'tall' },
    { path: '/flat', page: 'flat' },
  ],
  pages: {
    tall: async () => ({ Component: TallPage }),
    flat: async () => ({ Component: () => <h1>A flat page</h1> }),
  },
};

let scrolls: ScrollToOptions[];
let isReduced: boolean;
beforeEach(() => {
  scrolls = [];
  isReduced = false;
  window.scrollTo = ((options: ScrollToOptions) => scrolls.push(options)) as typeof scrollTo;
  const matchMedia = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: isReduced && query.includes('reduced-motion'),
  }));
  jest
    .spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, TARGET_TOP, 100, 20));
});
afterEach(() => jest.restoreAllMocks());

async function visit() {
  const site = await renderSite({ url: '/flat', remotes: { 'mf-tall': tall } });
  await screen.findByText('A flat page');
  return (to: string) => act(() => site.router.navigate(to));
}

it('begins a page at its top, smoothly', async () => {
  const goTo = await visit();
  expect(scrolls).toEqual([]);
  await goTo('/tall');
  await screen.findByText('A tall page');
  await waitFor(() => expect(scrolls).toEqual([{ top: 0, behavior: 'smooth' }]));
});

it('leads to a part of a page, 117 px below the top of the window', async () => {
  const goTo = await visit();
  await goTo(`/tall#${encodeURIComponent('ส่วนที่-2')}`);
  const part = await screen.findByText('Its second part');
  await waitFor(() => expect(scrolls).toEqual([{ top: TARGET_TOP - 117, behavior: 'smooth' }]));
  await waitFor(() => expect(part).toHaveFocus());
});

it('jumps for those who want less motion', async () => {
  isReduced = true;
  const goTo = await visit();
  await goTo('/tall');
  await screen.findByText('A tall page');
  await waitFor(() => expect(scrolls).toEqual([{ top: 0, behavior: 'auto' }]));
});

it('stays put while only the filters of a page change', async () => {
  const goTo = await visit();
  await goTo('/flat?page=2');
  expect(scrolls).toEqual([]);
});

it('takes what a page that became too short did to the window for no move of the reader', async () => {
  const site = await renderSite({ url: '/tall', remotes: { 'mf-tall': tall } });
  await screen.findByText('A tall page');
  let top = 1500;
  let height = 7000;
  const scrollTo = (y: number) => {
    top = y;
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  const get = () => top;
  Object.defineProperty(window, 'scrollY', { get, configurable: true });
  const ofHeight = { get: () => height, configurable: true };
  Object.defineProperty(document.documentElement, 'scrollHeight', ofHeight);
  scrollTo(1500);
  height = window.innerHeight + 548;
  scrollTo(548);
  await act(() => site.router.navigate('/flat'));
  await screen.findByText('A flat page');
  height = 7000;
  await act(() => site.router.navigate(-1));
  await screen.findByText('A tall page');
  await waitFor(() => expect(scrolls.at(-1)).toMatchObject({ top: 1500 }));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
});

it('keeps where one was for a page that is left again before it is long enough', async () => {
  const site = await renderSite({ url: '/tall', remotes: { 'mf-tall': tall } });
  await screen.findByText('A tall page');
  let top = 1500;
  let isShort = false;
  const ofHeight = { get: () => 7000, configurable: true };
  Object.defineProperty(document.documentElement, 'scrollHeight', ofHeight);
  Object.defineProperty(window, 'scrollY', {
    get: () => (top = screen.queryByText('A tall page') ? (isShort ? 548 : top) : 0),
    configurable: true,
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await act(() => site.router.navigate('/flat'));
  await screen.findByText('A flat page');
  isShort = true;
  for (const delta of [-1, 1, -1]) {
    scrolls.length = 0;
    await act(() => site.router.navigate(delta));
    await screen.findByText(delta < 0 ? 'A tall page' : 'A flat page');
    act(() => void window.dispatchEvent(new Event('scroll')));
  }
  await waitFor(() => expect(scrolls.at(-1)).toMatchObject({ top: 1500 }));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
});

it('returns to where one was, though the page in between is too short to be that far down', async () => {
  const site = await renderSite({ url: '/tall', remotes: { 'mf-tall': tall } });
  await screen.findByText('A tall page');
  let top = 1500;
  // As in a browser, where a page that is too short takes the position away as soon as it is asked for.
  Object.defineProperty(window, 'scrollY', {
    get: () => (top = screen.queryByText('A tall page') ? top : 0),
    configurable: true,
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await act(() => site.router.navigate('/flat'));
  await screen.findByText('A flat page');
  await act(() => site.router.navigate(-1));
  await screen.findByText('A tall page');
  await waitFor(() => expect(scrolls.at(-1)).toMatchObject({ top: 1500 }));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
});
