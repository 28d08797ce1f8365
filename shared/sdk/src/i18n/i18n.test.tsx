import { LOCALES } from '@dara/contract';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { parse } from '@formatjs/icu-messageformat-parser';
import {
  mainLanguage,
  setSiteLanguages,
  createCatalogue,
  DaraIntlProvider,
  FormattedDate,
  FormattedMessage,
  localized,
  namesLocale,
  sdkMessages,
  storeLocale,
  toLocale,
  useSetLocale,
  type Messages,
} from './i18n.ts';

const source = (th: Messages, en: Messages) => ({
  th: jest.fn(() => Promise.resolve(th)),
  en: jest.fn(() => Promise.resolve(en)),
});

const greeting = source({ 'a.hello': 'สวัสดี {name}' }, { 'a.hello': 'Hello {name}' });

function Greeting() {
  const setLocale = useSetLocale();
  return (
    <button onClick={() => void setLocale('en')}>
      <FormattedMessage id="a.hello" values={{ name: 'มาลี' }} />
    </button>
  );
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang=; Max-Age=0; Path=/';
  window.history.replaceState(null, '', '/');
});

describe('which language', () => {
  test.each([
    ['th', 'th'],
    ['en', 'en'],
    ['EN', 'th'],
    ['fr', 'th'],
    ['', 'th'],
    [null, 'th'],
    [undefined, 'th'],
  ])('a stored %p is %s', (stored, expected) => {
    expect(toLocale(stored)).toBe(expected);
  });

  test.each([
    ['?lang=en', 'en'],
    ['?page=2&lang=EN', 'en'],
    ['?lang=fr', 'th'],
    ['?slang=en', 'th'],
    ['', 'th'],
  ] as const)('an address with "%s" is in %s', (search, locale) => {
    expect(LOCALES.filter((language) => namesLocale(search, language))).toEqual([locale]);
  });

  test('is one of the site’s, the first where nothing else is asked for', () => {
    setSiteLanguages(['en']);
    expect([toLocale('th'), toLocale(undefined), mainLanguage()]).toEqual(['en', 'en', 'en']);
    setSiteLanguages(LOCALES);
    expect([toLocale('en'), toLocale(undefined), mainLanguage()]).toEqual(['en', 'th', 'th']);
  });

  test('a choice is written to storage, cookie and document', () => {
    storeLocale('en');
    expect(localStorage.getItem('lang')).toBe('en');
    expect(document.cookie).toContain('lang=en');
    expect(document.documentElement.lang).toBe('en');
  });

  test('text without a translation falls back to Thai', () => {
    expect(localized({ th: 'มาลี', en: 'Star' }, 'en')).toBe('Star');
    expect(localized({ th: 'มาลี', en: '' }, 'en')).toBe('มาลี');
    expect(localized(null, 'en')).toBe('');
  });
});

describe('catalogue', () => {
  test('changes the language without a reload, for every package added', async () => {
    const catalogue = createCatalogue({ locale: 'th', messages: {} });
    await catalogue.addSource('a', greeting);
    render(
      <DaraIntlProvider catalogue={catalogue}>
        <Greeting />
      </DaraIntlProvider>,
    );
    expect(screen.getByRole('button', { name: 'สวัสดี มาลี' })).toBeVisible();
    act(() => screen.getByRole('button').click());
    expect(await screen.findByRole('button', { name: 'Hello มาลี' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });

  test('loads each package once per language', async () => {
    const one = source({ a: 'ก' }, { a: 'A' });
    const catalogue = createCatalogue({ locale: 'th', messages: {} });
    await Promise.all([catalogue.addSource('one', one), catalogue.addSource('one', one)]);
    await catalogue.setLocale('en');
    await catalogue.setLocale('th');
    await catalogue.setLocale('en');
    expect(one.th).toHaveBeenCalledTimes(1);
    expect(one.en).toHaveBeenCalledTimes(1);
  });

  test('keeps the language shown when the other cannot be loaded, and tries again', async () => {
    const broken = source({ a: 'ก' }, { a: 'A' });
    broken.en.mockRejectedValueOnce(new Error('offline'));
    const catalogue = createCatalogue({ locale: 'th', messages: {} });
    await catalogue.addSource('broken', broken);
    await expect(catalogue.setLocale('en')).rejects.toThrow('offline');
    expect(catalogue.locale).toBe('th');
    expect(localStorage.getItem('lang')).toBeNull();
    await catalogue.setLocale('en');
    expect(catalogue.messages).toEqual({ a: 'A' });
  });

  test('the last of two quick choices counts', async () => {
    let finish = (_messages: Messages) => {};
    const slow = {
      th: () => Promise.resolve<Messages>({ a: 'ก' }),
      en: () => new Promise<Messages>((resolve) => (finish = resolve)),
    };
    const catalogue = createCatalogue({ locale: 'th', messages: {} });
    await catalogue.addSource('slow', slow);
    const english = catalogue.setLocale('en');
    await catalogue.setLocale('th');
    finish({ a: 'A' });
    await english;
    expect(catalogue.locale).toBe('th');
  });

  test('a package that arrives while the language changes is in the new language too', async () => {
    let finish = (_messages: Messages) => {};
    const slow = {
      th: () => Promise.resolve<Messages>({}),
      en: () => new Promise<Messages>((resolve) => (finish = resolve)),
    };
    const catalogue = createCatalogue({ locale: 'th', messages: {} });
    await catalogue.addSource('slow', slow);
    const english = catalogue.setLocale('en');
    await catalogue.addSource('late', source({ late: 'สาย' }, { late: 'Late' }));
    finish({});
    await english;
    expect(catalogue.messages).toEqual({ late: 'Late' });
  });

  test('takes messages that were compiled at build time', () => {
    const catalogue = createCatalogue({
      locale: 'en',
      messages: { 'a.hello': parse('Hello {name}') },
    });
    const html = renderToString(
      <DaraIntlProvider catalogue={catalogue}>
        <FormattedMessage id="a.hello" values={{ name: 'Dara' }} />
      </DaraIntlProvider>,
    );
    expect(html).toBe('Hello Dara');
  });

  test('dates on the server are Thai days with Buddhist years', () => {
    const html = renderToString(
      <DaraIntlProvider catalogue={createCatalogue({ locale: 'th', messages: {} })}>
        <FormattedDate value="2026-11-20T18:30:00Z" dateStyle="long" />
      </DaraIntlProvider>,
    );
    expect(html).toBe('21 พฤศจิกายน 2569');
  });
});

describe('the messages of this package', () => {
  test('say the same things in both languages, each differently', async () => {
    const [th, en] = await Promise.all([sdkMessages.th(), sdkMessages.en()]);
    expect(Object.keys(th).sort()).toEqual(Object.keys(en).sort());
    const values = (text: unknown) =>
      [...JSON.stringify(parse(String(text))).matchAll(/"type":[1-6],"value":"(\w+)"/g)].map(
        ([, name]) => name,
      );
    for (const id of Object.keys(th)) {
      expect(id).toMatch(/^sdk\./);
      expect(String(th[id]).trim()).not.toBe('');
      expect(() => parse(String(th[id]))).not.toThrow();
      expect(new Set(values(en[id]))).toEqual(new Set(values(th[id])));
    }
  });
});
