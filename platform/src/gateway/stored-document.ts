import { createHash } from 'node:crypto';
import type { Encoding } from '../registry/compression.ts';
import { compress, compressBest } from './encoding.ts';

/** A finished document, compressed once for each requested encoding. */
export class StoredDocument {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  /** The policy hash of its own scripts, because it may be sent while another shell is live. */
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

  /** For a document that was rendered again without a change: reuses its compressed variants. */
  takeForms(other: StoredDocument): void {
    if (other.etag !== this.etag) return;
    for (const [encoding, bytes] of other.#forms) this.#forms.set(encoding, bytes);
    this.#isBest = other.#isBest;
  }

  /** Replaces the Brotli variant by the smallest one; false if that was done, or is in progress. */
  async compressBest(): Promise<boolean> {
    if (this.#isBest) return false;
    this.#isBest = true;
    const best = await compressBest(await this.bytes('identity'));
    this.#forms.set('br', Promise.resolve(best));
    return true;
  }
}
