import { kitMessages } from '@dara/kit/messages';
import { sdkMessages, type MessageSource } from '@dara/sdk/i18n';
import { shellModule } from './shell-module.ts';
import { SHELL } from '../site/shell-name.ts';

const FRAME_MESSAGES: Record<string, MessageSource> = {
  sdk: sdkMessages,
  kit: kitMessages,
  [SHELL]: shellModule.messages,
};

/** Loads the messages that every page needs beside those of its own remote; rejects when some cannot be loaded. */
export async function addFrameMessages(
  add: (owner: string, source: MessageSource) => Promise<unknown>,
): Promise<void> {
  await Promise.all(Object.entries(FRAME_MESSAGES).map(([owner, source]) => add(owner, source)));
}
