import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReleasePreview } from '@dara/contract';

const DAY_S = 86_400;
/** The token must fit in a cookie. */
export const PREVIEW_RELEASES_MAX = 10;
/** A release that never goes live is removed after 30 days. */
export const PREVIEW_SECONDS = { min: 60, default: 7 * DAY_S, max: 30 * DAY_S };

/** What a token stands for. */
export interface PreviewClaim {
  releases: ReleasePreview['releases'];
  /** Seconds since 1970. */
  expiresAtS: number;
}

interface Content {
  /** As `name@version`. */
  releases: string[];
  exp: number;
}

const SHAPE = /^([\w-]{1,3000})\.([\w-]{43})$/;

const macOf = (secret: string, content: string): Buffer =>
  createHmac('sha256', secret).update(`release preview\n${content}`).digest();

/** Signs releases and an end; the token has the form of a value of a cookie and of a query. */
export function signPreview(secret: string, { releases, expiresAtS }: PreviewClaim): string {
  const content: Content = {
    releases: releases.map(({ name, version }) => `${name}@${version}`),
    exp: expiresAtS,
  };
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${macOf(secret, text).toString('base64url')}`;
}

/** Undefined if this site has not signed it; expired tokens are returned. */
export function readPreview(secret: string, token: string): PreviewClaim | undefined {
  const [, text = '', given = ''] = SHAPE.exec(token) ?? [];
  const mac = Buffer.from(given, 'base64url');
  const expected = macOf(secret, text);
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return undefined;
  const { releases, exp } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Content;
  return {
    releases: releases.map((release) => {
      const [name = '', version = ''] = release.split('@');
      return { name, version };
    }),
    expiresAtS: exp,
  };
}
