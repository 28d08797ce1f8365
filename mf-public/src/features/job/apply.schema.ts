import { max, maxLength, number, required } from '@dara/kit/validation';
import { APPLICATION_FIELDS } from '@dara/model';
import { object, string, type InferType } from 'yup';

const text = () => string().ensure();

export const applySchema = object({
  compositeCardId: text().test(required()),
  note: text().test(maxLength(APPLICATION_FIELDS.note.max)),
  /** Whole baht. */
  quotedRate: text().test(number()).test(max(APPLICATION_FIELDS.quotedRate.max)),
});
export type ApplyValues = InferType<typeof applySchema>;
