import { errorMessage, fieldErrorMessage, type ErrorMessage } from '@dara/sdk/api';

/** Refusal of a form sent without scripts, from the URL of the redirect. */
interface OfferProblem {
  code: string;
  message: ErrorMessage;
  /** About one talent; about the offer as a whole when left out. */
  itemId: string | null;
}

/** Form targets before hydration, and the last refusal. */
export interface OfferForms {
  /** Api path of `unlock`, `item/{id}`, `respond`, `accept` or `decline`; redirects to the page in its language. */
  actionOf: (step: string) => string;
  problem: OfferProblem | undefined;
}

const NAMES = ['problem', 'rule', 'limit', 'item'];
/** A server error rather than a refusal. */
const FAULTS = ['INTERNAL', 'UNAVAILABLE'];

export function problemOf(query: URLSearchParams): OfferProblem | undefined {
  const [code, rule, limit, itemId] = NAMES.map((name) => query.get(name));
  if (!code) return undefined;
  const message = rule
    ? fieldErrorMessage({ field: '', rule, ...(limit && { params: { limit: Number(limit) } }) })
    : errorMessage({ code, status: FAULTS.includes(code) ? 500 : 400 });
  return { code, message, itemId: itemId ?? null };
}

/** The URL without the refusal. */
export function withoutProblem(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of NAMES) rest.delete(name);
  return rest;
}
