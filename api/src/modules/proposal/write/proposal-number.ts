import type { Db } from '@dara/backend';
import { BUDDHIST_OFFSET } from '@dara/model';
import { sql } from 'kysely';
import { today } from '../../../kernel/age.ts';

const DIGITS = 4;

/**
 * The next number of this year in Bangkok, `PR-2569-0001`. Locks its row until the transaction ends: concurrent calls
 * wait, and a rollback reuses the number, so there are no gaps and no duplicates.
 */
export async function nextProposalNumber(trx: Db, day = today()): Promise<string> {
  const year = Number(day.slice(0, 4)) + BUDDHIST_OFFSET;
  const { rows } = await sql<{ last_number: number }>`
    INSERT INTO proposal_number (year, last_number) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = proposal_number.last_number + 1
    RETURNING last_number`.execute(trx);
  return `PR-${year}-${String(rows[0]!.last_number).padStart(DIGITS, '0')}`;
}
