/** Thai and full-width digits as 0-9. */
export const latinDigits = (text: string): string =>
  text.replace(/[๐-๙０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));

const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const INVISIBLE = /\p{Cf}/gu;
const CURRENCY = /^\s*(?:฿|THB)|(?:฿|THB|baht|บาท)\s*$/gi;
/** `1,500.-` and a separator that was typed last. */
const OPEN_END = /[.,]\p{Pd}*$/u;
/** Groups of three, since `1,5` may be one and a half. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.\d+)?$/;
const SEPARATORS = /[,\s]|\.0+$/g;

/** A typed or pasted number or amount in baht as `1500` or `1500.5`; other text as it is. */
export function plainNumber(text: string): string {
  const bare = latinDigits(text)
    .replace(FULL_WIDTH, (one) => String.fromCharCode(one.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(INVISIBLE, '')
    .replace(CURRENCY, '')
    .trim()
    .replace(OPEN_END, '');
  return NUMBER.test(bare) ? bare.replace(SEPARATORS, '') : text;
}

/** The number of a typed text; null if it is none. */
export function typedNumber(text: string): number | null {
  const plain = plainNumber(text);
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
