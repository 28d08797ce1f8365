import {
  languagesOf,
  type Locale,
  type Messages,
  type RemoteModule,
  type RenderInput,
} from '@dara/contract';
import { registerErrorTexts } from '@dara/sdk/api';
import { createCatalogue, setSiteLanguages, type MessageSource } from '@dara/sdk/i18n';
import { createDaraStore } from '@dara/sdk/store';
import type { ShellServices } from '../site/services.ts';
import { SHELL } from '../site/shell-name.ts';
import { createRemainingSnapshot } from '../site/remaining-snapshot.ts';
import { addFrameMessages } from './frame-messages.ts';
import { shellModule } from './shell-module.ts';

/** Messages used by pages so far, by language: constant for a release. */
interface Texts {
  messages: Messages;
  loads: Map<string, Promise<void>>;
}
const textsOf = new Map<Locale, Texts>();

/** Merges an owner's messages once, not per page. */
function addTexts(locale: Locale, owner: string, source: MessageSource): Promise<void> {
  const texts = textsOf.get(locale) ?? { messages: {}, loads: new Map<string, Promise<void>>() };
  textsOf.set(locale, texts);
  const known = texts.loads.get(owner);
  if (known) return known;
  const load = source[locale]().then(
    (messages) => void Object.assign(texts.messages, messages),
    (error: unknown) => {
      texts.loads.delete(owner);
      throw error;
    },
  );
  texts.loads.set(owner, load);
  return load;
}

/** Services of the shell for one request. */
export async function createServices(input: RenderInput): Promise<ShellServices> {
  const { locale, snapshot, loadRemote, api } = input;
  setSiteLanguages(languagesOf(snapshot.site));
  await addFrameMessages((owner, source) => addTexts(locale, owner, source));
  const catalogue = createCatalogue({ locale, messages: textsOf.get(locale)?.messages ?? {} });
  const withTexts = async <T>(
    owner: string,
    what: string,
    pick: (remote: RemoteModule) => (() => Promise<T>) | undefined,
  ): Promise<T> => {
    const remote = owner === SHELL ? shellModule : await loadRemote(owner);
    registerErrorTexts(remote.errorTexts);
    const load = pick(remote);
    if (!load) throw new Error(`${owner} has no ${what}`);
    const [loaded] = await Promise.all([load(), addTexts(locale, owner, remote.messages)]);
    return loaded;
  };
  return {
    side: 'server',
    snapshot,
    rest: createRemainingSnapshot(snapshot),
    store: createDaraStore({ server: api }),
    catalogue,
    loadPage: (owner, page) => withTexts(owner, page, (remote) => remote.pages[page]),
    loadPart: ({ remote: owner, part }) => withTexts(owner, part, (remote) => remote.parts?.[part]),
    sentParts: new Set(),
    giveUp: () => false,
    usedReleases: () => ({}),
    preload: () => undefined,
    onUsable: () => Promise.resolve(),
    leave: () => undefined,
    report: () => undefined,
  };
}
