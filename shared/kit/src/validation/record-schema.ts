import { object, string } from 'yup';
import { maxLength, required } from './yup-rules.ts';

/** Text with a maximum length. */
export const text = (limit: number) => string().test(maxLength(limit));

/** The same, and it has to be there. */
export const requiredText = (limit: number) => string().test(required()).test(maxLength(limit));

/** A line in Thai, which has to be there, and in English. */
export const localizedText = (limit: number) =>
  object({ th: requiredText(limit), en: text(limit) });
