import PostalMime from 'postal-mime';
import sharp from 'sharp';
import type { TestApi } from './test-api.ts';

type File = { bytes: Buffer; name?: string; type?: string };

/** Sends the JSON part `data` with files, each from its own IP address by default. */
export function createForms(site: { api: TestApi }, url: string) {
  let senders = 0;
  return async (
    data: unknown,
    files: Record<string, File[]> = {},
    remoteAddress = `10.9.${Math.floor(senders / 250)}.${(senders += 1) % 250}`,
  ) => {
    const form = new FormData();
    if (data !== undefined)
      form.set('data', typeof data === 'string' ? data : JSON.stringify(data));
    for (const [field, list] of Object.entries(files)) {
      for (const { bytes, name = 'a.png', type = 'image/png' } of list) {
        form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
      }
    }
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await encoded.arrayBuffer());
    return site.api.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
  };
}

/** The token of the newest mailed link whose path begins with `path`. */
export async function mailedToken(
  api: Pick<TestApi, 'services'>,
  email: string,
  path?: string,
): Promise<string> {
  return (await mailedTokens(api, email, path)).at(-1) ?? '';
}

/** The tokens of all such mails to an address, oldest first. */
export async function mailedTokens(
  { services }: Pick<TestApi, 'services'>,
  email: string,
  path = 'confirmemail',
): Promise<string[]> {
  const mails = await Promise.all(
    (await services.outbox()).map((source) => PostalMime.parse(source)),
  );
  return mails
    .filter(({ to }) => to?.[0]?.address === email)
    .flatMap(({ text }) => new RegExp(`/${path}/([\\w-]+)`).exec(text ?? '')?.[1] ?? []);
}

/**
 * Registers as `createForms` does and confirms the address; returns the credentials, or the refusal of the
 * registration.
 */
export function createMembers(site: { api: TestApi }, url: string) {
  const register = createForms(site, url);
  return async (data: Record<string, unknown>, files: Record<string, File[]> = {}) => {
    const answer = await register(data, files);
    if (answer.statusCode !== 202) return answer;
    const { email } = answer.json<{ email: string }>();
    const token = await mailedToken(site.api, email);
    return site.api.app.inject({
      method: 'POST',
      url: '/api/authorization/register/confirm',
      payload: { token, password: data['password'] },
    });
  };
}

/** An image unlike any other: one colour, with noise that no other has. */
export async function imageBytes(
  width = 64,
  height = width,
  format: 'png' | 'jpeg' | 'gif' = 'png',
): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: '#c8102e', noise } })
    .toFormat(format)
    .toBuffer();
}

/** Row counts of all tables that a registration writes. */
export async function everything({ services }: TestApi): Promise<Record<string, number>> {
  const db = services.db;
  const tables = [
    'profile',
    'refresh_token',
    'talent',
    'work',
    'talent_social',
    'business_profile',
    'consent',
    'image',
    'audit_event',
  ] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const query = db
      .selectFrom(table as 'profile')
      .select((eb) => eb.fn.countAll<number>().as('n'));
    counts[table] = (await query.executeTakeFirstOrThrow()).n;
  }
  counts['files'] = (await services.files.list('image')).length;
  counts['mails'] = (await services.outbox()).length;
  return counts;
}

let people = 0;

export function talentData(changes: object = {}): Record<string, unknown> {
  people += 1;
  return {
    displayName: `Pin ${people}`,
    firstName: { th: 'ปิ่นเพชร', en: 'Pinpetch' },
    lastName: { th: 'ใจดี' },
    nickName: { th: 'ปิ่น', en: '' },
    nationality: 'TH',
    gender: 'Female',
    birthDay: '1998-02-28',
    email: `pin${people}@talent.test`,
    password: 'Rose-window-27',
    phoneNumber: '081-234-5678',
    talentTypes: ['Actor', 'Influencer'],
    consents: {
      publicProfile: true,
      clientSharing: true,
      marketing: false,
      textVersion: '2026-11',
    },
    ...changes,
  };
}

export function businessData(changes: object = {}): Record<string, unknown> {
  people += 1;
  return {
    companyName: { th: 'บริษัท ดอกไม้ จำกัด', en: 'Flower Co., Ltd.' },
    businessType: 'Brand',
    taxId: taxId(people),
    contactName: 'มาลี ศรีสุข',
    email: `flower${people}@business.test`,
    password: 'Rose-window-27',
    contactPhone: '021234567',
    province: '10',
    district: '1004',
    subDistrict: '100402',
    postalCode: '10500',
    address: '1 ถนนสีลม',
    terms: { accepted: true, textVersion: '2026-11' },
    ...changes,
  };
}

/** The nth tax id with a valid check digit. */
function taxId(nth: number): string {
  const digits = [...`0105${String(nth).padStart(8, '0')}`].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (13 - index), 0);
  return `${digits.join('')}${(11 - (sum % 11)) % 10}`;
}
