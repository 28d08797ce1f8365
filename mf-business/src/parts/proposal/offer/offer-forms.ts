import { errorMessage, fieldErrorMessage, type ErrorMessage } from '@dara/sdk/api';

/** What a form that was sent without scripts was refused for, as the api says it in the address that it leads to. */
interface OfferProblem {
  code: string;
  message: ErrorMessage;
  /** About one talent; about the offer as a whole when left out. */
  itemId: string | null;
}

/** Where the answers of an offer are sent while no script listens, and what was said to the last of them. */
export interface OfferForms {
  /** Address in the api of `unlock`, `item/{id}`, `respond`, `accept` or `decline`; it leads back in the page's language. */
  actionOf: (step: string) => string;
  problem: OfferProblem | undefined;
}

const NAMES = ['problem', 'rule', 'limit', 'item'];
/** Not for what was sent: the site is not well. */
const FAULTS = ['INTERNAL', 'UNAVAILABLE'];

export function problemOf(query: URLSearchParams): OfferProblem | undefined {
  const [code, rule, limit, itemId] = NAMES.map((name) => query.get(name));
  if (!code) return undefined;
  const message = rule
    ? fieldErrorMessage({ field: '', rule, ...(limit && { params: { limit: Number(limit) } }) })
    : errorMessage({ code, status: FAULTS.includes(code) ? 500 : 400 });
  return { code, message, itemId: itemId ?? null };
}

/** The address without what was read of it. */
export function withoutProblem(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of NAMES) rest.delete(name);
  return rest;
}
