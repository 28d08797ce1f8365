import { Type } from 'typebox';
import { checkApi } from '../registry/check-api.ts';
import { invalid } from '../registry/registry-error.ts';
import { action, closed } from './action.ts';

const OPERATIONS_MAX = 5000;
/** That of this site is half a megabyte. */
const API_LIMIT = 4 * 1024 * 1024;
const TEXT = Type.String({ maxLength: 1000 });
const FIELDS = Type.Record(TEXT, TEXT);
const CALL = Type.Object(
  { id: TEXT, call: TEXT, takes: FIELDS, gives: FIELDS },
  { additionalProperties: false },
);

/** What an upgrade of the api would break. */
export const API_ACTIONS = {
  checkApi: action({
    http: 'POST /_dara/check-api',
    access: 'any',
    bodyLimit: API_LIMIT,
    // Not the description itself, whose references take far longer to follow than to send.
    input: closed({ calls: Type.Array(CALL, { minItems: 1, maxItems: OPERATIONS_MAX }) }),
    run: async ({ registry, names }, { calls }) => {
      if (calls === undefined) throw invalid('calls is missing', 400);
      return checkApi((await registry.deployments()).deployed, calls, names);
    },
  }),
};
