import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './generated.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
