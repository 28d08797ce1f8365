import type { Reader } from './reader.ts';

/** Default address without a mailbox, so a production site must set its own. */
export const DEMO_ADDRESSES = {
  mailFrom: 'Dara <no-reply@dara.test>',
  adminEmail: 'admin@dara.test',
  contactEmail: 'contact@dara.test',
} as const;

export function readEmail(read: Reader, key: string, fallback: string): string {
  const email = read.text(key) ?? fallback;
  const problem = emailProblem(email);
  if (problem)
    read.problems.push(
      `${key} must be an email address like name@dara.example, not "${email}": ${problem}`,
    );
  return email;
}

/** An address, or a name with the address in angle brackets. */
export function readSender(read: Reader): string {
  const sender = read.text('MAIL_FROM') ?? DEMO_ADDRESSES.mailFrom;
  const { address, problem } = parseSender(sender);
  const fault = problem ?? emailProblem(address);
  if (fault)
    read.problems.push(
      `MAIL_FROM must be like Dara <no-reply@dara.example>, not "${sender}": ${fault}`,
    );
  return sender;
}

/** Maximum lengths of RFC 5321. */
const LIMIT = { whole: 254, local: 64, label: 63 };
const ATEXT = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;

/**
 * Returns why a text is not an e-mail address, or undefined. The length of the last label is not limited:
 * `admin@dara.example` and `hello@dara.agency` are valid. The same grammar as `isAnyEmailAddress` of `@dara/model`,
 * with reasons.
 */
export function emailProblem(text: string): string | undefined {
  const [local = '', domain, ...more] = text.split('@');
  if (domain === undefined) return 'it has no "@"';
  if (more.length > 0) return 'it has more than one "@"';
  if (text.length > LIMIT.whole) return `it has more than ${LIMIT.whole} characters`;
  return localProblem(local) ?? domainProblem(domain);
}

function localProblem(local: string): string | undefined {
  if (local === '') return 'nothing before the "@"';
  if (local.length > LIMIT.local) return `more than ${LIMIT.local} characters before the "@"`;
  if (/\s/.test(local)) return 'it has a space';
  if (!ATEXT.test(local)) return `${characters(local, ATEXT)} not allowed before the "@"`;
  if (local.split('.').includes('')) return 'a dot before the "@" has no character on one side';
  return undefined;
}

function domainProblem(domain: string): string | undefined {
  if (/\s/.test(domain)) return 'it has a space';
  if (/[^\x20-\x7e]/.test(domain))
    return 'its domain has other than Latin letters: write it in its ASCII form (xn--...)';
  const labels = domain.split('.');
  if (labels.length < 2 || labels.includes(''))
    return `its domain "${domain}" is not complete, like dara.example`;
  const wrong = labels.find((label) => !LABEL.test(label) || label.length > LIMIT.label);
  if (wrong !== undefined) return `"${wrong}" cannot be a part of a domain`;
  if (/^\d+$/.test(labels.at(-1) ?? '')) return `its domain "${domain}" ends with a number`;
  return undefined;
}

const characters = (text: string, allowed: RegExp): string =>
  [...new Set(text)]
    .filter((one) => !allowed.test(one))
    .map((one) => `"${one}"`)
    .join(', ');

/** A sender address: `name@domain`, or a name with `<name@domain>`. */
function parseSender(text: string): { address: string; problem?: string } {
  // A line break would start another header.
  if (/[\x00-\x1f\x7f]/.test(text)) return { address: '', problem: 'it has a line break' };
  if (!/[<>]/.test(text)) return { address: text };
  const [, name = '', address] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  if (address === undefined)
    return { address: '', problem: '"<" and ">" must enclose the address' };
  const isQuoted = /^"[^"\\]*"$/.test(name.trim());
  // Unquoted, each of these would start another address.
  if (!isQuoted && /[,;:@"()\\]/.test(name))
    return { address, problem: 'a name with , ; : @ ( ) or " must be in double quotes' };
  return { address };
}
