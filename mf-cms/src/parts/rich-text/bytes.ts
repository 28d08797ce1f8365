const encoder = new TextEncoder();
/** From how many characters on counting takes a while on a slow device. */
const LONG = 10_000;
/** The long text that was counted last: what shows its size and what checks it ask about the same one. */
let counted = { text: '', bytes: 0 };

/** As much as a text weighs where it is stored, in bytes of UTF-8. */
export function bytesOf(text: string): number {
  if (text.length < LONG) return encoder.encode(text).length;
  if (text !== counted.text) counted = { text, bytes: encoder.encode(text).length };
  return counted.bytes;
}
