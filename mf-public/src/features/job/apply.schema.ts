import { max, maxLength, number, required } from '@dara/kit/validation';
import { object, string, type InferType } from 'yup';

/** As the api bounds them. */
const NOTE_MAX = 500;
const RATE_MAX = 9_999_999_999;

const text = () => string().ensure();

export const applySchema = object({
  compositeCardId: text().test(required()),
  note: text().test(maxLength(NOTE_MAX)),
  /** Whole baht. */
  quotedRate: text().test(number()).test(max(RATE_MAX)),
});
export type ApplyValues = InferType<typeof applySchema>;
