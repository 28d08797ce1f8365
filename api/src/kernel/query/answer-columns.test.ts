import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { answerOf } from './answer-columns.ts';

const Answer = Type.Object({
  taxId: Type.String(),
  endedAt: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
  total: Type.Number(),
  cost: Type.Optional(Type.Number()),
});

test('a response has the columns that its schema names, and optional properties only when they are given', () => {
  const created_at = new Date('2026-01-02T03:04:05Z');
  const row = { tax_id: '1', ended_at: null, created_at, cost: 5, password_hash: 'x' };
  const answer = { taxId: '1', endedAt: null, createdAt: '2026-01-02T03:04:05.000Z', total: 7 };
  expect(answerOf(Answer, row, { total: 7 })).toEqual(answer);
  expect(answerOf(Answer, row, { total: 7, cost: 5 })).toEqual({ ...answer, cost: 5 });
  expect(answerOf(Answer, row, { total: 7, taxId: '2' })).toEqual({ ...answer, taxId: '2' });
  // @ts-expect-error No column gives the total.
  expect(answerOf(Answer, row, {})).not.toHaveProperty('cost');
});
