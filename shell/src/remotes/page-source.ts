import type { RoutePage } from '@dara/shared/contract';
import type { Catalogue, MessageSource } from '@dara/shared/i18n';
import type { RemoteLoader } from '../federation/federation.ts';
import { SHELL, shellModule } from '../app/shell-module.ts';

/** Loads a page and, side by side, its owner's messages: neither is shown without the other. */
export function createPageSource(
  catalogue: Catalogue,
  loader: Pick<RemoteLoader, 'loadPage' | 'loadMessages'>,
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
  return async (owner, page) => {
    const [loaded] = await Promise.all([
      pageOf(owner, page),
      catalogue.addSource(owner, messagesOf(owner)),
    ]);
    return loaded;
  };
}
