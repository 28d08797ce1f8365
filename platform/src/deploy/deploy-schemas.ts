/** Closed schemas of the registry routes: a misspelt field must not select another release. */
const closed = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  properties,
});

const NAME = { type: 'string', maxLength: 100 };
const VERSION = { type: 'string', maxLength: 100 };
const YES_OR_NO = { type: 'boolean' };
const ACCEPTED = {
  type: 'array',
  maxItems: 100,
  items: { type: 'string', maxLength: 1000 },
};
const INTEGRITY = { type: 'string', maxLength: 100 };
/** Limits of the files of a release, including renamed ones. */
const INTEGRITIES = { type: 'array', maxItems: 10_000, items: INTEGRITY };

const querystring = closed({});

export const NO_QUERY = { querystring };
export const READS_HISTORY = { querystring: closed({ name: NAME }) };
/** The registry validates the release and reports each error. */
export const PUBLISHES = { querystring: closed({ dryRun: YES_OR_NO }) };
export const PROMOTES = {
  querystring,
  body: closed({ name: NAME, version: VERSION, accept: ACCEPTED, dryRun: YES_OR_NO }),
};
export const ROLLS_BACK = {
  querystring,
  body: closed({ name: NAME, force: YES_OR_NO, dryRun: YES_OR_NO }),
};
export const PRUNES = { querystring, body: closed({ dryRun: YES_OR_NO }) };
export const ASKS_FOR_FILES = { querystring, body: closed({ integrities: INTEGRITIES }) };
export const PUTS_FILE = {
  querystring: closed({ name: { type: 'string', maxLength: 200 }, integrity: INTEGRITY }),
};
