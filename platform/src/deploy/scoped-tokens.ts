import type { Db } from '@dara/backend';
import { RegistryError } from '../registry/registry-error.ts';
import * as repository from './scoped-tokens.repository.ts';
import type { ListedToken } from './scoped-tokens.repository.ts';
import { claimedToken, isToken, makeToken } from './scoped-token.ts';
import { auditToken } from './token-audit.ts';
import { readWantedToken } from './wanted-token.ts';

export type { ListedToken } from './scoped-tokens.repository.ts';

export interface NewToken extends ListedToken {
  /** The secret, which cannot be read again. */
  token: string;
}

/** Delay until a token created on another instance is known here. */
const REREAD_MS = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Team tokens. Their hashes are cached and reloaded at most once a second, so that a flood of wrong tokens causes no
 * queries; a valid one is looked up at each use, so that a revocation takes effect immediately.
 */
export class ScopedTokens {
  readonly #db: Db;
  #hashes = new Map<string, string>();
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  async createToken(value: unknown): Promise<NewToken> {
    const { days, ...wanted } = readWantedToken(value);
    const { id, token, hash } = makeToken();
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const made = await this.#db.transaction().execute(async (trx) => {
      const inserted = await repository.insertToken(trx, { id, hash, expiresAt, ...wanted });
      if (inserted) await auditToken(trx, 'TokenCreate', inserted);
      return inserted;
    });
    if (made) {
      this.#hashes.set(id, hash);
      return { ...made, token };
    }
    throw new RegistryError(
      409,
      'LABEL_TAKEN',
      `A token "${wanted.label}" is in use: revoke it, or choose another label`,
    );
  }

  listTokens(): Promise<ListedToken[]> {
    return repository.listTokens(this.#db);
  }

  async revokeToken(id: string): Promise<ListedToken> {
    const revoked = await this.#db.transaction().execute(async (trx) => {
      const ended = await repository.revokeToken(trx, id);
      if (ended) await auditToken(trx, 'TokenRevoke', ended);
      return ended ?? repository.findToken(trx, id);
    });
    if (revoked) return revoked;
    throw new RegistryError(404, 'TOKEN_NOT_EXIST', `No token has the id ${id}`);
  }

  /** The valid token of a header. */
  async identify(authorization: string | undefined): Promise<ListedToken | undefined> {
    const claimed = claimedToken(authorization);
    if (!claimed) return undefined;
    const hash = await this.#hashOf(claimed.id);
    if (hash === undefined || !isToken(claimed.token, hash)) return undefined;
    return repository.useToken(this.#db, claimed.id);
  }

  async #hashOf(id: string): Promise<string | undefined> {
    if (!this.#hashes.has(id) && performance.now() - this.#readAt >= REREAD_MS) {
      this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
      await this.#reading;
    }
    return this.#hashes.get(id);
  }

  async #read(): Promise<void> {
    this.#hashes = await repository.readHashes(this.#db);
    this.#readAt = performance.now();
  }
}
