import type { LightMyRequestResponse as Response } from 'fastify';
import type { Booking } from '../modules/booking/booking.public.ts';
import type { StaffTestApi } from './staff-test-api.ts';
import type { SignedIn } from './test-api.ts';

export const BOOKING_PATH = '/api/management/booking';
export const BOOKING_DAYS = { from: '2027-05-10', to: '2027-05-12' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Booking requests on a test's site. */
export function bookingCalls(site: StaffTestApi) {
  const ask = (who: SignedIn, method: Method, url: string, payload?: object): Promise<Response> =>
    site.api.app.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) });
  return {
    ask,
    /** A first option on `BOOKING_DAYS` unless said otherwise. */
    async make(body: object): Promise<Booking> {
      const sent = { ...BOOKING_DAYS, kind: 'Option1', ...body };
      const answer = await ask(site.staff, 'POST', BOOKING_PATH, sent);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
    /** Status, code and fields of a refusal. */
    async refusal(asked: Promise<Response>): Promise<string> {
      const answer = await asked;
      const { code, errors = [] } = answer.json<{
        code: string;
        errors?: { field: string; rule: string }[];
      }>();
      const fields = errors.map(({ field, rule }) => `${field}:${rule}`);
      return [answer.statusCode, code, ...fields].join(' ');
    },
    async jobOf(businessProfileId?: string): Promise<string> {
      const business_profile_id = businessProfileId ?? (await site.records.business());
      return site.records.job({ business_profile_id });
    },
  };
}
