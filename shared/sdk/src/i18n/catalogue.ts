import type { Locale, Messages } from '@dara/contract';
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
   * Registers a package's messages and loads those of the current language, also after a later change of language. A
   * known name is loaded once.
   */
  addSource: (name: string, source: MessageSource) => Promise<void>;
  /** Loads what a seeded catalogue deferred; rejects when a part failed; a new call retries that part. */
  fill: () => Promise<void>;
  /** A part needed a missing message; returns whether it may still load. */
  lacks: () => boolean;
  /** Loads every source in another language, then switches and stores the choice. */
  setLocale: (locale: Locale) => Promise<void>;
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => CatalogueSnapshot;
}

export interface CatalogueSnapshot {
  locale: Locale;
  messages: Messages;
}

export interface CatalogueStart extends CatalogueSnapshot {
  /** `messages` are those of the first page only: sources wait for `fill`, and no page waits for them. */
  isSeed?: boolean;
}

/** Message sources and their loads: each source is loaded once per language. */
function createLoads(onLoaded: (locale: Locale, messages: Messages) => void) {
  const sources = new Map<string, MessageSource>();
  const loads = new Map<string, Promise<void>>();

  const load = (name: string, locale: Locale): Promise<void> => {
    const key = `${locale} ${name}`;
    const source = sources.get(name);
    const running = loads.get(key);
    if (running || !source) return running ?? Promise.resolve();
    const started = source[locale]().then(
      (messages) => onLoaded(locale, messages),
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
      // A package registered meanwhile needs its messages too.
    } while (sources.size > count);
  };

  return { sources, load, loadAll };
}

/**
 * Messages of one page: one per browser tab, one per request on the server. If the messages of a language fail to
 * load, the current language stays.
 */
export function createCatalogue({ isSeed = false, ...start }: CatalogueStart): Catalogue {
  const known = new Map<Locale, Messages>([[start.locale, start.messages]]);
  const listeners = new Set<() => void>();
  let wanted = start.locale;
  let shown: CatalogueSnapshot = { ...start };
  let isFull = !isSeed;
  let isWaiting = isSeed;
  let hasLack = false;

  const show = (locale: Locale) => {
    shown = { locale, messages: known.get(locale) ?? {} };
    for (const listener of listeners) listener();
  };

  const addMessages = (locale: Locale, messages: Messages) => {
    known.set(locale, { ...known.get(locale), ...messages });
    if (locale === shown.locale) show(locale);
  };

  // Rendered parts have their messages, so nothing re-renders unless a part lacked one.
  const mergeSilently = (locale: Locale, messages: Messages) => {
    const texts = known.get(locale);
    if (hasLack || !texts) addMessages(locale, messages);
    else Object.assign(texts, messages);
  };

  const { sources, load, loadAll } = createLoads(isSeed ? mergeSilently : addMessages);

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
      if (!isWaiting) await load(name, shown.locale);
    },
    async fill() {
      isWaiting = false;
      if (isFull) return;
      // Each by itself: a package that is down costs the others nothing.
      const ends = await Promise.allSettled(
        [...sources.keys()].map((name) => load(name, start.locale)),
      );
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      isFull = true;
    },
    lacks() {
      hasLack ||= !isFull;
      return !isFull;
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
