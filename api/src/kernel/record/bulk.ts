import { type Db, AppError, type Services } from '@dara/backend';
import { Type, type Static } from 'typebox';
import { Id } from '../schema/shapes.ts';

const BulkOutcome = Type.Object({
  id: Id,
  code: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Reason of the refusal; null on success',
  }),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        rule: Type.String(),
        params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      }),
    ),
  ),
});
type BulkOutcome = Static<typeof BulkOutcome>;

/** Response of a bulk action: one result per record, in request order. */
export function BulkResult(noun: string) {
  return Type.Object({ results: Type.Array(BulkOutcome) }, { title: `${noun}BulkResult` });
}
export type BulkResult = Static<ReturnType<typeof BulkResult>>;

export interface BulkChange {
  ids: readonly string[];
  change(trx: Db, id: string): Promise<void>;
}

/** Runs an action on many records, each in its own transaction: one refusal does not affect the others. */
export async function changeMany(
  { db }: Pick<Services, 'db'>,
  { ids, change }: BulkChange,
): Promise<BulkResult> {
  const results: BulkOutcome[] = [];
  for (const id of ids) {
    results.push(
      await outcomeOf(id, async () => {
        await db.transaction().execute((trx) => change(trx, id));
      }),
    );
  }
  return { results };
}

async function outcomeOf(id: string, work: () => Promise<void>): Promise<BulkOutcome> {
  try {
    await work();
    return { id, code: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.statusCode >= 500) throw error;
    return { id, code: error.code, ...(error.errors ? { errors: error.errors } : {}) };
  }
}
