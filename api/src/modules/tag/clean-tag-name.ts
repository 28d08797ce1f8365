import { usualSpelling } from '@dara/model';
import { cleanName } from '../../kernel/schema/input.ts';

/** The name of a tag in usual widths and forms, without invisible characters, Thai as it is spelt. */
export const cleanTagName = (text: string): string => cleanName(usualSpelling(text));
