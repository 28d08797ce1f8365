import { newId } from '../kernel/new-id.ts';
import type { FakeLine } from './fake-line.ts';
import type { TestSite } from './staff-test-api.ts';
import type { SignedIn } from './test-api.ts';

let users = 0;
/** A LINE account that no other test has. */
export const lineUser = (): string => `U${(users += 1).toString(16).padStart(32, '0')}`;

/** Requests of users and LINE to the api. */
export function lineCalls(site: TestSite, line: FakeLine) {
  const url = '/api/line/link';
  const webhook = (events: object[], secret?: string) =>
    site.api.app.inject({
      method: 'POST',
      url: '/api/line/webhook',
      ...line.signed(events, secret),
    });
  const event = (type: string, userId: string, more: object = {}) => ({
    type,
    mode: 'active',
    timestamp: Date.now(),
    webhookEventId: newId(),
    replyToken: newId(),
    source: { type: 'user', userId },
    ...more,
  });
  const begin = (who: SignedIn, linkToken = 'link') =>
    site.api.app.inject({ method: 'POST', url, headers: who.headers, payload: { linkToken } });
  const nonceOf = async (who: SignedIn): Promise<string> => {
    const { address } = (await begin(who)).json<{ address: string }>();
    return new URL(address).searchParams.get('nonce') ?? '';
  };
  const agreed = (userId: string, nonce: string) =>
    event('accountLink', userId, { link: { result: 'ok', nonce } });
  return {
    webhook,
    event,
    begin,
    nonceOf,
    agreed,
    /** Links a person's LINE the whole way. */
    async link(who: SignedIn, userId = lineUser()): Promise<string> {
      await webhook([agreed(userId, await nonceOf(who))]);
      return userId;
    },
    status: async (who: SignedIn) =>
      (await site.api.app.inject({ url, headers: who.headers })).json<{
        isOffered: boolean;
        channelName: string | null;
        addUrl: string | null;
        linkedAt: string | null;
      }>(),
    unlink: (who: SignedIn) => site.api.app.inject({ method: 'DELETE', url, headers: who.headers }),
  };
}
