import { createHash } from 'node:crypto';
import type { Encoding } from '../registry/release-store.ts';
import { compress, compressBest } from './encoding.ts';

/** A finished document, compressed once for each encoding that somebody asked for. */
export class StoredDocument {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  /** What its own scripts are allowed by: it may be sent when another shell is live. */
  readonly policy: string | undefined;
  readonly #plain: Buffer;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();
  #isBest = false;

  constructor(status: number, content: string | Buffer, policy?: string) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.status = status;
    this.policy = policy;
    this.#plain = bytes;
    this.size = bytes.length;
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    this.#forms.set('identity', Promise.resolve(bytes));
  }

  /** Another document with the same status and policy. */
  edited(edit: (bytes: Buffer) => Buffer): StoredDocument {
    return new StoredDocument(this.status, edit(this.#plain), this.policy);
  }

  /** Whether its text contains the id of a record. */
  names(id: Buffer): boolean {
    return this.#plain.includes(id);
  }

  async bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#forms.get(encoding);
    if (known) return known;
    const made = this.bytes('identity').then((plain) => compress(plain, encoding));
    this.#forms.set(encoding, made);
    return made;
  }

  /** Of a document that was rendered again and has not changed: it is not compressed again. */
  takeForms(other: StoredDocument): void {
    if (other.etag !== this.etag) return;
    for (const [encoding, bytes] of other.#forms) this.#forms.set(encoding, bytes);
    this.#isBest = other.#isBest;
  }

  /** Replaces the Brotli form by the smallest one; false when that was done, or is under way. */
  async compressBest(): Promise<boolean> {
    if (this.#isBest) return false;
    this.#isBest = true;
    const best = await compressBest(await this.bytes('identity'));
    this.#forms.set('br', Promise.resolve(best));
    return true;
  }
}
