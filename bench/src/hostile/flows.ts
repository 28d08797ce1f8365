import { SoftwareAuthenticator, type Asked } from '@dara/api/testing';
import {
  addressOfOther,
  locked,
  nameOfBusiness,
  registration,
  secondStep,
} from './account-flow.ts';
import { callsOf, type Calls, type FlowOptions } from './flow-calls.ts';
import { newEmail, NEW_PASSWORD, SPARE_EMAIL } from './hints.ts';
import { proposals } from './proposal-flow.ts';
import { dayAhead } from './valid-body.ts';

/** Flows that need the response of an earlier request: codes, passkeys, mailed links, client decisions. */
export async function runFlows(options: FlowOptions): Promise<void> {
  const calls = callsOf(options);
  const ofAccounts = [refresh, secondStep, passkeys, registration, addressOfOther];
  for (const flow of [...ofAccounts, nameOfBusiness, locked, resetPassword, guardian, proposals]) {
    // A flow that fails leaves its operations in the list of missing ones.
    await flow(calls).catch((error: Error) =>
      options.walk.failures.push(`${flow.name}: ${error.message}`),
    );
  }
}

async function refresh({ as, post }: Calls): Promise<void> {
  const { email, password } = as('staff2@dara.test');
  const login = await post<{ refreshToken: string }>('/api/authorization/login', as(null), {
    email,
    password,
  });
  const { refreshToken, cookie } = login;
  await post('/api/authorization/refreshtoken', as(null), { refreshToken }, cookie);
}

async function passkeys({ site, as, get, post, put, remove }: Calls): Promise<void> {
  const own = '/api/account/passkey';
  const person = as('talent3@dara.test');
  const { password } = person;
  const key = new SoftwareAuthenticator(site);
  type Question = { token: string; options: Asked };
  const asked = await post<Question>(`${own}/options`, person, { password });
  const credential = key.register(asked.options);
  await post(own, person, { token: asked.token, name: 'Fuzz', credential }, asked.cookie);
  const { items } = await get<{ items: { id: string }[] }>(own, person);
  const [{ id } = { id: '' }] = items;
  await put(`${own}/${id}`, person, { name: 'Fuzz again' });
  const signIn = await post<Question>('/api/authorization/passkey/options', as(null), {});
  const signed = key.signIn(signIn.options);
  await post(
    '/api/authorization/passkey',
    as(null),
    { token: signIn.token, credential: signed },
    signIn.cookie,
  );
  const step = await post<Question>(`${own}/verify/options`, person, {});
  const given = key.signIn(step.options);
  await post(`${own}/verify`, person, { token: step.token, credential: given }, step.cookie);
  await remove(`${own}/${id}`, person);
}

async function resetPassword({ as, post, tokens, newTokens }: Calls): Promise<void> {
  const before = tokens();
  const person = as(SPARE_EMAIL);
  await post('/api/authorization/forgotpassword', as(null), { email: SPARE_EMAIL });
  for (const token of await newTokens(before)) {
    const body = { email: SPARE_EMAIL, token, password: NEW_PASSWORD };
    const { status } = await post('/api/authorization/resetpassword', as(null), body);
    if (status < 300) person.password = NEW_PASSWORD;
  }
  const login = { email: SPARE_EMAIL, password: person.password };
  const { accessToken } = await post<{ accessToken: string }>(
    '/api/authorization/login',
    as(null),
    login,
  );
  person.headers = { authorization: `Bearer ${accessToken}` };
}

/** A minor whose guardian is asked to confirm. */
async function guardian({ as, harvest, post, put, tokens, newTokens }: Calls): Promise<void> {
  const admin = as('admin@dara.test');
  const name = { th: 'เด็กทดสอบ' };
  for (const answer of ['Confirm', 'Decline']) {
    const before = tokens();
    const data = {
      displayName: `Fuzz ${answer} ${Date.now() % 1_000_000}`,
      ...{ firstName: name, lastName: name, gender: 'Female', email: newEmail() },
      birthDay: dayAhead(-3000),
      guardian: { name: 'Fuzz', relation: 'Mother', phone: '0812345679', email: newEmail() },
    };
    const made = await post<{ id: string }>(
      '/api/management/talent',
      admin,
      { data },
      undefined,
      true,
    );
    await post(`/api/management/talent/${made.id}/guardian`, admin);
    for (const token of await newTokens(before)) {
      await post('/api/guardian/confirmation', as(null), { token });
      await put('/api/guardian/confirmation', as(null), {
        token,
        answer,
        textVersion: harvest.values('textVersion')[0],
      });
    }
  }
}
