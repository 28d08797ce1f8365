import { object, string } from 'yup';
import { halves } from './person-rules.ts';
import { max, maxLength, min, required } from './yup-rules.ts';

/** Text of at most so many characters. */
export const text = (limit: number) => string().test(maxLength(limit));

/** The same, and it has to be there. */
export const needed = (limit: number) => string().test(required()).test(maxLength(limit));

/** A line in Thai, which has to be there, and in English. */
export const both = (limit: number) => object({ th: needed(limit), en: text(limit) });

/** A measure of a body in inches and halves. */
export const inches = () => string().test(halves()).test(min(1)).test(max(100));
