import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Six digits for a 30 second period, by RFC 6238. */
function codeOf(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** An authenticator app that never repeats a code: it uses later periods within the tolerance. */
export class Authenticator {
  readonly #secret: string;
  #last = 0;

  /** `secret` as shown by the site for manual entry. */
  constructor(secret: string) {
    this.#secret = secret.replace(/\s/g, '');
  }

  next(): string {
    this.#last = Math.max(Math.floor(Date.now() / PERIOD_MS), this.#last + 1);
    return codeOf(this.#secret, this.#last);
  }
}
