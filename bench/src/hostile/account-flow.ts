import { codeOf } from '@dara/api/testing';
import type { Calls } from './flow-calls.ts';
import { newEmail, newTaxId, NEW_PASSWORD, SPARE_EMAIL } from './hints.ts';

const PLACE = { province: '10', district: '1007', subDistrict: '100704', postalCode: '10330' };

/** The token of the next mailed link to a page. */
async function mailed(calls: Calls, page: string, act: () => Promise<unknown>): Promise<string> {
  const { harvest, tokens, newTokens } = calls;
  const known = new Set(harvest.values(`token of ${page}`));
  const before = tokens();
  await act();
  await newTokens(before);
  const token = harvest.values(`token of ${page}`).find((one) => !known.has(one));
  if (token === undefined) throw new Error(`no link to ${page} was mailed`);
  return token;
}

/** A business that registers and confirms its address. */
export async function registration(calls: Calls): Promise<void> {
  const { as, post, harvest } = calls;
  const register = '/api/authorization/register';
  const data = {
    ...{ companyName: { th: 'บริษัททดสอบ', en: 'Fuzz' }, businessType: 'Brand', taxId: newTaxId() },
    ...{
      contactName: 'Fuzz',
      email: newEmail(),
      password: NEW_PASSWORD,
      contactPhone: '021234567',
    },
    ...{ ...PLACE, address: '1', terms: { accepted: true, textVersion: '2026-11' } },
  };
  const [textVersion] = harvest.values('textVersion');
  if (textVersion) data.terms.textVersion = textVersion;
  const token = await mailed(calls, 'confirmemail', () =>
    post(`${register}/businessaccount`, as(null), { data }, undefined, true),
  );
  await post(`${register}/link`, as(null), { token });
  await post(`${register}/confirm`, as(null), { token, password: NEW_PASSWORD });
}

/** An account that is locked by failed sign-ins and unlocked by its owner. */
export async function locked(calls: Calls): Promise<void> {
  const { as, post } = calls;
  const token = await mailed(calls, 'unlock', async () => {
    for (let guess = 0; guess < 11; guess += 1)
      await post('/api/authorization/login', as(null), {
        email: SPARE_EMAIL,
        password: `Wrong-${guess}-word`,
      });
  });
  await post('/api/authorization/unlock', as(null), { token });
}

/** Changes of a talent's address requested by staff: one is cancelled, one approved by a second staff member. */
export async function addressOfOther({ as, get, post, put, remove }: Calls): Promise<void> {
  const admin = as('admin@dara.test');
  const { items } = await get<{ items: { id: string; email: string }[] }>(
    '/api/management/profile?size=50',
    admin,
  );
  const id = items.find(({ email }) => email === SPARE_EMAIL)?.id;
  const path = '/api/management/email-change';
  for (const end of ['cancel', 'decide']) {
    const { version } = await get<{ version: number }>(`/api/management/profile/${id}`, admin);
    const data = { version, email: newEmail() };
    await put(`/api/management/profile/${id}`, admin, { data }, undefined, true);
    const { pending } = await get<{ pending: { id: string } }>(`${path}?profileId=${id}`, admin);
    if (end === 'cancel') {
      await remove(`${path}/${pending.id}`, admin);
      continue;
    }
    await post(`${path}/${pending.id}/old-lost`, admin);
    await post(`${path}/${pending.id}/decision`, as('staff2@dara.test'), { isApproved: false });
  }
}

/** A second step: set up, used, renewed, and turned off. */
export async function secondStep({ as, post }: Calls): Promise<void> {
  const own = '/api/account/second-step';
  const person = as('staff2@dara.test');
  const { email, password } = person;
  const { secret } = await post<{ secret: string }>(own, person, { password });
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(`${own}/confirm`, person, {
    code: codeOf(secret),
  });
  const { challenge, cookie } = await post<{ challenge: string }>(
    '/api/authorization/login',
    as(null),
    { email, password },
  );
  const signIn = '/api/authorization/login/second-step';
  await post(signIn, as(null), { challenge, code: recoveryCodes[0] }, cookie);
  await post(`${own}/verify`, person, { code: recoveryCodes[1] });
  await post(`${own}/recovery-codes`, person, { password });
  await post(`${own}/off`, person, { password });
}

/** Requested names of a business: one is withdrawn, one decided by staff. */
export async function nameOfBusiness({ as, get, put, remove }: Calls): Promise<void> {
  const owner = as('business@dara.test');
  for (const end of ['withdraw', 'reject']) {
    const { id, version } = await get<{ id: string; version: number }>(
      '/api/management/business/profile',
      owner,
    );
    const path = `/api/management/business/${id}`;
    const data = { version, companyName: { th: `ชื่อใหม่ ${end}` } };
    const asked = await put<{ version: number; pendingChange: { id: string } }>(
      path,
      owner,
      { data },
      undefined,
      true,
    );
    const change = `${path}/change/${asked.pendingChange.id}`;
    if (end === 'withdraw') await remove(change, owner);
    else
      await put(change, as('admin@dara.test'), {
        ...{ status: 'Rejected', reason: 'Fuzz', version: asked.version },
      });
  }
}
