import type { MockApi } from '@dara/kit/testing';
import { todayInBangkok } from '@dara/kit/validation';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The answer to a registration. */
export const RECEIPT = { email: 'new@dara.test' };

const PLACE = { address: '99/9', province: '10', district: '1001', subDistrict: '100101' };
export const COMMON = { email: 'new@dara.test', ...PLACE, postalCode: '10200' };
export const born = (age: number) => `${Number(todayInBangkok().slice(0, 4)) - age}-01-01`;
export const TALENT = {
  ...COMMON,
  displayName: 'New Face',
  firstName: { th: 'ใหม่', en: '' },
  lastName: { th: 'ทดสอบ', en: '' },
  nickName: { th: 'นิว', en: 'New' },
  gender: 'Female',
  birthDay: born(25),
  nationality: 'TH',
  phoneNumber: '081 234 5678',
  talentTypes: ['Actor'],
  socialMedia: [{ channel: 'Instagram', name: '@new', link: '', followers: '1200' }],
  consents: { publicProfile: true, clientSharing: false, marketing: false },
};

/** A form that was filled in before, all but the password: the quickest way to its last step. */
export function prefillDraft(kind: 'talent' | 'business', values: object) {
  const draft = { savedAt: new Date().toISOString(), furthest: 6, values };
  localStorage.setItem(`draft.register.${kind}`, JSON.stringify(draft));
}

export function answerPlaces(api: MockApi) {
  api.post('/api/authorization/register/check', new Response(null, { status: 204 }));
  api.get('/api/page/:slug', ({ params }) => ({ textVersion: `${params['slug']}-3` }));
  const items = (code: string, en: string) => ({ items: [{ code, name: { th: en, en } }] });
  api.get('/api/place/province', items('10', 'Bangkok'));
  api.get('/api/place/district', items('1001', 'Phra Nakhon'));
  api.get('/api/place/subdistrict', items('100101', 'Palace'));
}

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** Opens a step from the step list. */
export const openStep = (title: string) => press(new RegExp(`^${title}`));
export const box = (name: RegExp) => screen.findByRole('textbox', { name });

export async function enterPassword() {
  await userEvent.type(await screen.findByLabelText(/^Password/), 'Dara1234!');
  await userEvent.type(screen.getByLabelText(/^Confirm password/), 'Dara1234!');
}

/** The body of the last registration. */
export function sent(api: MockApi) {
  const call = api.requests
    .filter(
      ({ method, path }) =>
        method === 'POST' && path.includes('/register') && !/\/(check|resend)$/.test(path),
    )
    .at(-1);
  return JSON.parse(String((call?.body as FormData).get('data'))) as Record<string, unknown>;
}
