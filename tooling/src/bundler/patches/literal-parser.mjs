// Replaces the message parser in bundles: catalogues are compiled, so a message that is still a string has no
// placeholders.
import { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';

export * from '@formatjs/icu-messageformat-parser/no-parser.js';
export const parse = (value) => [{ type: TYPE.literal, value }];
