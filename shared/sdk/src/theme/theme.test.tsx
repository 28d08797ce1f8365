import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle, THEME_KEY, THEME_SCRIPT, tokens, useTheme } from './theme.ts';

function Chosen() {
  const { theme, setTheme } = useTheme();
  return <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
}

function prefersDark(matches: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    change: (next: boolean) => {
      query.matches = next;
      listeners.forEach((listener) => listener());
    },
  };
}

const isDark = () => document.documentElement.classList.contains('dark');

function runScript() {
  document.documentElement.className = '';
  // The script as the document carries it.
  new Function(THEME_SCRIPT)();
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  prefersDark(false);
});

describe('tokens', () => {
  test('name the variables that the global style defines', () => {
    expect(tokens.brand).toBe('var(--dara-brand)');
    expect(tokens.brandStrong).toBe('var(--dara-brand-strong)');
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<GlobalStyle />));
    const css = sheet.getStyleTags();
    for (const variable of Object.values(tokens)) {
      expect(css).toContain(`${variable.slice(4, -1)}:`);
    }
  });

  test('take the colours that a site brings, in both themes', () => {
    const sheet = new ServerStyleSheet();
    const colors = { brandFill: { light: '#123456', dark: '#654321' } };
    renderToString(sheet.collectStyles(<GlobalStyle colors={colors} />));
    const [light, dark] = sheet.getStyleTags().split('html.dark');
    expect(light).toMatch(/--dara-brand-fill:\s*#123456/);
    expect(dark).toMatch(/--dara-brand-fill:\s*#654321/);
  });

  test('give Thai room for its tone marks', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<GlobalStyle />));
    const css = sheet.getStyleTags().replace(/:root:lang\(en\)\s*\{[^}]*\}/, '');
    const heights = [...css.matchAll(/(?:line-height|heading-line):\s*([\d.]+)/g)].map(
      ([, height]) => height,
    );
    expect(heights.length).toBeGreaterThan(1);
    for (const height of heights) expect(Number(height)).toBeGreaterThanOrEqual(1.6);
  });
});

describe('global style on the server', () => {
  test('carries both themes and the wish for less motion', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<GlobalStyle />));
    const css = sheet.getStyleTags();
    expect(css).toContain('html.dark');
    expect(css).toContain('prefers-reduced-motion');
    expect(css).toContain('color-scheme:dark');
  });
});

describe('the script before first paint', () => {
  test.each([
    ['dark', false, true],
    ['light', true, false],
    [null, true, true],
    [null, false, false],
    ['purple', true, true],
  ])('stored %s with a system that wants dark: %s', (stored, system, expected) => {
    prefersDark(system);
    if (stored) localStorage.setItem(THEME_KEY, stored);
    runScript();
    expect(isDark()).toBe(expected);
  });

  test('follows the system where storage is refused', () => {
    prefersDark(true);
    const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    runScript();
    refuse.mockRestore();
    expect(isDark()).toBe(true);
  });
});

describe('useTheme', () => {
  test('stores the choice and shows it', () => {
    render(<Chosen />);
    act(() => screen.getByRole('button', { name: 'light' }).click());
    expect(isDark()).toBe(true);
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  test('follows a choice made in another tab', async () => {
    render(<Chosen />);
    localStorage.setItem(THEME_KEY, 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY })));
    expect(await screen.findByRole('button', { name: 'dark' })).toBeVisible();
  });

  test('follows the system until a choice is made', async () => {
    const system = prefersDark(false);
    render(<Chosen />);
    act(() => system.change(true));
    expect(await screen.findByRole('button', { name: 'dark' })).toBeVisible();
    act(() => screen.getByRole('button').click());
    act(() => system.change(true));
    expect(isDark()).toBe(false);
  });

  test("shows the system's theme after a change before the listener was added", async () => {
    const system = prefersDark(false);
    runScript();
    system.change(true);
    render(<Chosen />);
    expect(await screen.findByRole('button', { name: 'dark' })).toBeVisible();
  });

  test('keeps a choice that cannot be stored for components mounted later', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { unmount } = render(<Chosen />);
    act(() => screen.getByRole('button', { name: 'light' }).click());
    unmount();
    render(<Chosen />);
    expect(screen.getByRole('button', { name: 'dark' })).toBeVisible();
    refuse.mockRestore();
    act(() => screen.getByRole('button').click());
    expect(isDark()).toBe(false);
  });

  test('renders light on the server', () => {
    document.documentElement.className = 'dark';
    expect(renderToString(<Chosen />)).toContain('light');
  });
});

test('sets English headings closer than Thai ones, which stack marks', () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  const css = sheet.getStyleTags();
  expect(css).toContain(':root:lang(en){--dara-heading-line:1.3;}');
  expect(css).toMatch(/h1,h2,h3,h4\{line-height:var\(--dara-heading-line\)/);
});
