import type { ApiRoute } from '@dara/api/testing';
import { singular, type Harvest } from './harvest.ts';
import type { Person } from './operations.ts';
import { dayAhead, type Hint } from './valid-body.ts';

export const NEW_PASSWORD = 'Rose-window-27';
const ADDRESS = { province: '10', district: '1007', subDistrict: '100704', postalCode: '10330' };

/** Users whose password may change. */
export const SPARE_EMAIL = 'talent4@dara.test';

let made = 0;
const next = (): number => (made += 1);
/** Addresses of sent mails. */
export const usedEmails = new Set<string>();

export function newEmail(): string {
  const email = `fuzz${Date.now().toString(36)}${next()}@mail.test`;
  usedEmails.add(email);
  return email;
}

/** Thirteen digits with a check digit. */
export function newTaxId(): string {
  const digits = `0${String(Date.now()).slice(-8)}${String(next()).padStart(3, '0')}`.slice(0, 12);
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (13 - at), 0);
  return `${digits}${(11 - (sum % 11)) % 10}`;
}

type Make = (route: ApiRoute, person: Person, schema: Record<string, unknown>) => unknown;

const FIELDS: Record<string, Make> = {
  ...Object.fromEntries(Object.entries(ADDRESS).map(([field, value]) => [field, () => value])),
  email: ({ url }, { email }) =>
    /login/.test(url) ? (email ?? newEmail()) : /password/.test(url) ? SPARE_EMAIL : newEmail(),
  contactEmail: newEmail,
  guardianEmail: newEmail,
  currentPassword: (_route, { password }) => password,
  password: ({ url }, { password }) =>
    /register|accept|changepassword|resetpassword/.test(url) ? NEW_PASSWORD : password,
  taxId: newTaxId,
  branchNo: () => '00000',
  website: ({ url }) => (/\/(contact|brief)$/.test(url) ? '' : 'https://brand.test/'),
  phone: () => '0812345678',
  phoneNumber: () => '0812345678',
  contactPhone: () => '0812345678',
  guardianPhone: () => '0812345679',
  nationality: () => 'TH',
  birthDay: () => '1998-02-28',
  displayName: () => `Fuzz ${next()}`,
  name: (_route, _person, { type }) => (type === 'string' ? `Fuzz ${next()}` : undefined),
  startDate: () => dayAhead(20),
  from: ({ method }) => dayAhead(method === 'GET' ? -15 : 20),
  to: ({ method }) => dayAhead(method === 'GET' ? 40 : 21),
  endDate: () => dayAhead(22),
  receivedOn: () => dayAhead(-2),
  publishDate: () => dayAhead(-2),
  publicProfile: () => true,
  accepted: () => true,
  x: () => 0,
  y: () => 0,
  zoom: () => 1,
  passcode: () => '246810',
};

/** Values by field name, where schemas are not specific enough, and ids found in responses. */
export function createHints(harvest: Harvest) {
  return (route: ApiRoute, person: Person): Hint =>
    (field, schema, variant) => {
      const pick = (values: readonly string[]): string | undefined =>
        values[variant % Math.max(1, values.length)];
      const make = FIELDS[field];
      if (make) return make(route, person, schema);
      if (field === 'token') return pick(harvest.tokens(route.url));
      if (field === 'textVersion') return pick(harvest.values('textVersion'));
      if (field === 'beforeId' || field === 'afterId')
        return pick(harvest.ids(singular(nounOf(route.url))));
      if (field === 'upToId') return pick(harvest.ids('notice'));
      if (field === 'ids' || field.endsWith('Ids')) {
        const noun =
          field === 'ids' ? singular(nounOf(route.url)) : field.slice(0, -3).toLowerCase();
        const id = pick(harvest.ids(noun));
        return id && schema['type'] === 'array' ? [id] : undefined;
      }
      if (!field.endsWith('Id') || field === 'lineId') return undefined;
      const full = field.slice(0, -2).toLowerCase();
      const last = /[A-Z]?[^A-Z]*$/.exec(field.slice(0, -2))?.[0].toLowerCase() ?? full;
      return pick(harvest.ids(full)) ?? pick(harvest.ids(last));
    };
}

/** The noun of a bulk path, such as `client` of `/api/management/client/bulk`. */
const nounOf = (url: string): string =>
  url
    .split('/')
    .findLast(
      (part) => part && !part.startsWith(':') && !/^(?:bulk|order|merge|place)$/.test(part),
    ) ?? '';
