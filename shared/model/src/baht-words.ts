import { bahttext } from 'bahttext';
import Big from 'big.js';

/** Larger numbers cannot represent each satang. */
const BAHT_MAX = Number.MAX_SAFE_INTEGER / 100;

/** An amount in words, for the total of an offer; throws below zero. */
export function bahtWords(amount: number, language: 'th' | 'en'): string {
  const exact = new Big(amount).round(2, Big.roundHalfUp);
  if (exact.lt(0) || exact.gt(BAHT_MAX))
    throw new RangeError(`${amount} baht: amount out of range`);
  return language === 'th' ? thaiWords(exact) : englishWords(exact);
}

/**
 * The library reads a final one after a zero as "หนึ่ง"; the Royal Society prescribes "เอ็ด" in every number of two
 * and more digits.
 */
function thaiWords(amount: Big): string {
  return bahttext(amount.toFixed(2)).replace(/(.)หนึ่งบาท/, '$1เอ็ดบาท');
}

function englishWords(amount: Big): string {
  const [baht = '0', satang = '00'] = amount.toFixed(2).split('.');
  const words = [`${wordsOf(Number(baht))} baht`];
  if (satang !== '00') words.push(`${wordsOf(Number(satang))} satang`);
  const text = `${words.join(' and ')} only`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GROUPS = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function wordsOf(value: number): string {
  const group = GROUPS.find(([size]) => value >= size);
  if (group) {
    const [size, name] = group;
    const rest = value % size;
    const head = `${wordsOf(Math.floor(value / size))} ${name}`;
    return rest === 0 ? head : `${head} ${wordsOf(rest)}`;
  }
  if (value < SMALL.length) return SMALL[value] ?? '';
  const unit = value % 10;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return unit === 0 ? tens : `${tens}-${SMALL[unit] ?? ''}`;
}
