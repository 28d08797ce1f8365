import type { Locale, Messages } from '@dara/shared/contract';
import { storeLocale } from './locale.ts';

/** Loads one package's messages, per language. */
export type MessageSource = Record<Locale, () => Promise<Messages>>;

export interface Catalogue {
  readonly locale: Locale;
  /** Messages of `locale`; a new object after every change. */
  readonly messages: Messages;
  /** Merges messages that are at hand. */
  addMessages: (locale: Locale, messages: Messages) => void;
  /**
   * Registers a package's messages and loads those of the language shown; later changes of
   * language load them too. A name that is known already is loaded once.
   */
  addSource: (name: string, source: MessageSource) => Promise<void>;
  /** Loads every source in another language, then switches and keeps the choice. */
  setLocale: (locale: Locale) => Promise<void>;
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => CatalogueSnapshot;
}

export interface CatalogueSnapshot {
  locale: Locale;
  messages: Messages;
}

/**
 * Holds the messages of one page: one per browser tab, one per request on the server.
 * A language whose messages fail to load leaves the shown language as it is.
 */
export function createCatalogue(start: CatalogueSnapshot): Catalogue {
  const sources = new Map<string, MessageSource>();
  const loads = new Map<string, Promise<void>>();
  const known = new Map<Locale, Messages>([[start.locale, start.messages]]);
  const listeners = new Set<() => void>();
  let wanted = start.locale;
  let shown: CatalogueSnapshot = { ...start };

  const show = (locale: Locale) => {
    shown = { locale, messages: known.get(locale) ?? {} };
    for (const listener of listeners) listener();
  };

  const addMessages = (locale: Locale, messages: Messages) => {
    known.set(locale, { ...known.get(locale), ...messages });
    if (locale === shown.locale) show(locale);
  };

  const load = (name: string, locale: Locale): Promise<void> => {
    const key = `${locale} ${name}`;
    const source = sources.get(name);
    const running = loads.get(key);
    if (running || !source) return running ?? Promise.resolve();
    const started = source[locale]().then(
      (messages) => addMessages(locale, messages),
      (error: unknown) => {
        // A failed load may be tried again.
        loads.delete(key);
        throw error;
      },
    );
    loads.set(key, started);
    return started;
  };

  const loadAll = async (locale: Locale): Promise<void> => {
    let count: number;
    do {
      count = sources.size;
      await Promise.all([...sources.keys()].map((name) => load(name, locale)));
      // A package that arrived meanwhile needs its messages as well.
    } while (sources.size > count);
  };

  return {
    get locale() {
      return shown.locale;
    },
    get messages() {
      return shown.messages;
    },
    addMessages,
    async addSource(name, source) {
      if (!sources.has(name)) sources.set(name, source);
      await load(name, shown.locale);
    },
    async setLocale(locale) {
      wanted = locale;
      try {
        await loadAll(locale);
      } catch (error) {
        if (wanted === locale) wanted = shown.locale;
        throw error;
      }
      // Another choice may have been made while this one was loading: the last one counts.
      if (wanted !== locale) return;
      storeLocale(locale);
      show(locale);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getSnapshot: () => shown,
  };
}
