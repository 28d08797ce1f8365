import type { RoutePage } from '@dara/contract';
import type { Catalogue, MessageSource } from '@dara/sdk/i18n';
import type { RemoteLoader } from '../federation/federation.ts';
import { addFrameMessages } from './frame-messages.ts';
import { shellModule } from './shell-module.ts';
import { SHELL } from '../site/shell-name.ts';

/** Loads a page and its owner's messages in parallel: both are needed. */
export function createPageSource(
  catalogue: Catalogue,
  loader: Pick<RemoteLoader, 'loadPage' | 'loadMessages' | 'isGivenUp'>,
): (owner: string, page: string) => Promise<RoutePage> {
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
  return async (owner, page) => {
    // The first page's texts came with the document; a later one waits for its own, not for others'.
    if (!isFirst) catalogue.fill().catch(() => undefined);
    isFirst = false;
    const [loaded] = await Promise.all([
      pageOf(owner, page),
      // The previous release has its own messages.
      catalogue.addSource(loader.isGivenUp(owner) ? `${owner} before` : owner, messagesOf(owner)),
      loadFrameMessages(),
    ]);
    return loaded;
  };
}
