import type { NoticeMessage } from '@dara/sdk/notice';

/** A text that is not in a catalogue, where a message is wanted. */
export const plainText = (text: string): NoticeMessage => ({ id: 'kit.text', values: { text } });
