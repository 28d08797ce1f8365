// Stands in for the message parser in bundles: catalogues arrive compiled, so a text that is
// still a string has no placeholders and is its own only part.
import { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';

export * from '@formatjs/icu-messageformat-parser/no-parser.js';
export const parse = (value) => [{ type: TYPE.literal, value }];
