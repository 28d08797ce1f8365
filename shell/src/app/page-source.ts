import type { RemotePart, RoutePage, ShownPart } from '@dara/contract';
import type { Catalogue, MessageSource } from '@dara/sdk/i18n';
import type { RemoteLoader } from '../federation/federation.ts';
import { addFrameMessages } from './frame-messages.ts';
import { shellModule } from './shell-module.ts';
import { SHELL } from '../site/shell-name.ts';

export interface PageSource {
  loadPage: (owner: string, page: string) => Promise<RoutePage>;
  loadPart: (part: ShownPart) => Promise<RemotePart>;
}

/** Loads a page or part and its owner's messages in parallel: both are needed. */
export function createPageSource(
  catalogue: Catalogue,
  loader: Pick<RemoteLoader, 'loadPage' | 'loadPart' | 'loadMessages' | 'isGivenUp'>,
): PageSource {
  const messagesOf = (owner: string): MessageSource => {
    if (owner === SHELL) return shellModule.messages;
    return {
      th: () => loader.loadMessages(owner, 'th'),
      en: () => loader.loadMessages(owner, 'en'),
    };
  };
  const pageOf = async (owner: string, page: string): Promise<RoutePage> => {
    if (owner !== SHELL) return loader.loadPage(owner, page);
    const load = shellModule.pages[page];
    if (!load) throw new Error(`the shell has no page ${page}`);
    return load();
  };
  /** Messages that every page needs beside its owner's; without them it shows their ids. */
  const loadFrameMessages = () => addFrameMessages(catalogue.addSource).catch(() => undefined);
  let isFirst = true;
  const withMessages = async <T>(owner: string, load: () => Promise<T>): Promise<T> => {
    // The first page's texts came with the document; a later one waits for its own, not for others'.
    if (!isFirst) catalogue.fill().catch(() => undefined);
    isFirst = false;
    const [loaded] = await Promise.all([
      load(),
      // The previous release has its own messages.
      catalogue.addSource(loader.isGivenUp(owner) ? `${owner} before` : owner, messagesOf(owner)),
      loadFrameMessages(),
    ]);
    return loaded;
  };
  return {
    loadPage: (owner, page) => withMessages(owner, () => pageOf(owner, page)),
    loadPart: ({ remote, part }) => withMessages(remote, () => loader.loadPart(remote, part)),
  };
}
