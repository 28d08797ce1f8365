import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { today } from '../../../kernel/age.ts';

/** Years of the Buddhist era are ahead of the common one by so many. */
const ERA = 543;
const DIGITS = 4;

/**
 * The next number of this year in Bangkok, `PR-2569-0001`. Its row stays locked until the transaction ends: whoever comes
 * next waits, and a number is given again when its proposal was not written, so there is neither a gap nor a double.
 */
export async function nextProposalNumber(trx: Db, day = today()): Promise<string> {
  const year = Number(day.slice(0, 4)) + ERA;
  const { rows } = await sql<{ last_number: number }>`
    INSERT INTO proposal_number (year, last_number) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = proposal_number.last_number + 1
    RETURNING last_number`.execute(trx);
  return `PR-${year}-${String(rows[0]!.last_number).padStart(DIGITS, '0')}`;
}
