import type { HeadArgs, Locale } from '@dara/contract';
import { createDaraStore } from '@dara/sdk/store';
import en from '../messages/en.json';

const messages: Record<string, string> = en;

/** Arguments of a page's `head`, with English messages and an empty store. */
export function headArgs(path: string, data: unknown = null, locale: Locale = 'en'): HeadArgs {
  return {
    store: createDaraStore(),
    params: {},
    url: new URL(path, 'https://dara.test'),
    locale,
    siteName: { th: 'ดารา', en: 'Dara' },
    data,
    formatMessage: (messageId, values = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(new RegExp(`\\{${name}[^}]*\\}`), String(value)),
        messages[messageId] ?? messageId,
      ),
  };
}
