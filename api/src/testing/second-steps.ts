import { TOTP } from 'otpauth';
import { storeFreshStep } from '../modules/authorization/authorization.public.ts';
import { TEST_PASSWORD, type SignedIn, type TestApi } from './test-api.ts';

const PERIOD_MS = 30_000;

/** The code of an app, now or some periods before or after. */
export function codeOf(secret: string, periods = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + periods * PERIOD_MS });
}

export interface WithSecondStep extends SignedIn {
  secret: string;
  recoveryCodes: string[];
}

type Person = Parameters<TestApi['signIn']>[0];

/** A user who set up an app some time ago. */
export async function signInWithApp(api: TestApi, person: Person): Promise<WithSecondStep> {
  const signedIn = await api.signIn(person);
  const app = await setUpApp(api, signedIn);
  await forgetLastCode(api, signedIn.id);
  return { ...signedIn, ...app };
}

/** As if the last code had been typed a while ago. */
async function forgetLastCode({ services }: TestApi, id: string): Promise<void> {
  const row = { last_period: null };
  await services.db.updateTable('second_step').set(row).where('profile_id', '=', id).execute();
}

/** Gives the second step again: the session may change credentials for a while. */
export async function giveStep(
  api: TestApi,
  { id, headers, secret }: Pick<WithSecondStep, 'id' | 'headers' | 'secret'>,
): Promise<void> {
  const url = '/api/account/second-step/verify';
  const payload = { code: codeOf(secret) };
  const answer = await api.app.inject({ method: 'POST', url, headers, payload });
  if (answer.statusCode !== 204) throw new Error(`no step: ${answer.body}`);
  await forgetLastCode(api, id);
}

export async function setUpApp(
  api: TestApi,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const post = (end: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/account/second-step${end}`, headers, payload });
  const { secret } = (await post('', { password: TEST_PASSWORD })).json<{ secret: string }>();
  const confirmed = await post('/confirm', { code: codeOf(secret) });
  if (confirmed.statusCode !== 200) throw new Error(`set-up failed: ${confirmed.body}`);
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  return { secret, recoveryCodes };
}

/** After the password: the challenge and its browser. */
export async function askedOf(api: TestApi, email: string, remoteAddress = '127.0.0.1') {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/authorization/login',
    remoteAddress,
    payload: { email, password: TEST_PASSWORD },
  });
  const { challenge } = answer.json<{ challenge: string }>();
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { status: answer.statusCode, body: answer.json<object>(), challenge, cookie };
}

export function answerStep(
  api: TestApi,
  { challenge, cookie }: { challenge: string; cookie: string },
  code: string,
) {
  return api.app.inject({
    method: 'POST',
    url: '/api/authorization/login/second-step',
    headers: { cookie },
    payload: { challenge, code },
  });
}

/** Marks the second step as given just now in this session. */
export async function freshStep(
  api: TestApi,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<void> {
  const claims = Buffer.from(headers.authorization.split('.')[1] ?? '', 'base64url').toString();
  const { sub: profileId, sid: sessionId } = JSON.parse(claims) as { sub: string; sid: string };
  await storeFreshStep(api.services.db, { profileId, sessionId });
}
