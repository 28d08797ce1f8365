import type { ReadMail } from './guarded.ts';
import { TEST_PASSWORD, type SignedIn, type TestApi } from './test-api.ts';

const LINK = /\/emailchange\/([\w-]+)/;

/** The token of the link in a mail to an address, if any. */
export const linkTo = (mails: readonly ReadMail[], to: string): string | undefined =>
  LINK.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[1];

/** Calls about the address that one signs in with. */
export function emailCalls(api: () => TestApi) {
  const inject = (method: 'POST' | 'DELETE', url: string, payload?: object, headers = {}) =>
    api().app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return {
    ask: ({ headers }: Pick<SignedIn, 'headers'>, email: string, more: object = {}) =>
      inject('POST', '/api/account/email', { email, password: TEST_PASSWORD, ...more }, headers),
    pending: async ({ headers }: Pick<SignedIn, 'headers'>) =>
      (await api().app.inject({ url: '/api/account/email', headers })).json<{ pending: unknown }>()
        .pending,
    stop: ({ headers }: Pick<SignedIn, 'headers'>) =>
      inject('DELETE', '/api/account/email', undefined, headers),
    look: (token = '') => inject('POST', '/api/authorization/emailchange/look', { token }),
    follow: (token = '') => inject('POST', '/api/authorization/emailchange', { token }),
    decide: (token = '', isAgreed = false) =>
      inject('POST', '/api/authorization/emailchange', { token, isAgreed }),
    signIn: (email: string, password = TEST_PASSWORD) =>
      inject('POST', '/api/authorization/login', { email, password }),
  };
}
