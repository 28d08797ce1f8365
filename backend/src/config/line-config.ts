import type { Reader } from './reader.ts';

/** The channel of LINE's Messaging API for notices. */
export interface LineConfig {
  channelToken: string;
  channelSecret: string;
  /** Without a trailing slash. */
  apiUrl: string;
  /** Page on which users confirm the account link. */
  linkUrl: string;
}

const LINE_URLS = { api: 'https://api.line.me', link: 'https://access.line.me' } as const;

/** Undefined without a channel. */
export function readLine(read: Reader): LineConfig | undefined {
  const channelToken = read.text('LINE_CHANNEL_TOKEN');
  const channelSecret = read.text('LINE_CHANNEL_SECRET');
  const standIn = read.url('LINE_API_URL', ['http:', 'https:'])?.replace(/\/+$/, '');
  if (!channelToken && !channelSecret) return undefined;
  if (!channelToken || !channelSecret) {
    read.problems.push('LINE_CHANNEL_TOKEN and LINE_CHANNEL_SECRET must be set together');
    return undefined;
  }
  return {
    channelToken,
    channelSecret,
    apiUrl: standIn ?? LINE_URLS.api,
    linkUrl: `${standIn ?? LINE_URLS.link}/dialog/bot/accountLink`,
  };
}
