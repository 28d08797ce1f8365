import { halves, max, min, number, todayInBangkok, type Rule } from '@dara/kit/validation';
import type { Figure } from '@dara/model';
import { string, type StringSchema } from 'yup';

const decimal = (): Rule<string> => ({
  name: 'decimal',
  message: { id: 'agency.rule.decimal' },
  test: (value) => !value || /^\d+(\.\d{1,2})?$/.test(value),
});

const TYPED = { 1: number, 0.5: halves, 0.01: decimal } as const;

/** A figure as a form types it: in its steps, between its bounds. */
export const figureSchema = (figure: Figure): StringSchema =>
  string().test(TYPED[figure.step]()).test(min(figure.min)).test(max(figure.max));

/** A newly chosen day is today or later; the stored one may be past. */
export const futureDate = (known: string): Rule<string> => ({
  name: 'futureDate',
  message: { id: 'agency.error.futureDate' },
  test: (value) => !value || value === known || value >= todayInBangkok(),
});
