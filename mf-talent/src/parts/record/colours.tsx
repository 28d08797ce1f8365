import { FormattedMessage } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';

/** Colours with a word of their own in both languages, by what they are of. */
export const COLOURS = {
  eyeColour: ['black', 'darkBrown', 'brown', 'hazel', 'green', 'blue', 'grey'],
  hairColour: ['black', 'darkBrown', 'brown', 'blonde', 'red', 'grey'],
  skinTone: ['fair', 'light', 'medium', 'tan', 'deep'],
} as const;

const KNOWN: ReadonlySet<string> = new Set(Object.values(COLOURS).flat());

/** Id of the word for a colour; nothing for one that was written freely. */
export const colourMessage = (value: string): string | undefined =>
  KNOWN.has(value) ? `talent.colour.${value}` : undefined;

/** A colour in words; one that was written freely stands as it is. */
export function colour(value: string | null): ReactNode {
  const id = value && colourMessage(value);
  return id ? <FormattedMessage id={id} /> : value;
}
