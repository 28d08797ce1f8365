import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const ISSUER = 'Dara';
const PERIOD_S = 30;
/** Clocks of telephones may be half a minute off, either way. */
const WINDOW = 1;
/** What every authenticator app understands. */
const OF_APPS = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
const SECRET_BYTES = 20;

/** What an app shares with the site, in base 32, as people type it. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

const appOf = (secret: string, label = ''): TOTP => new TOTP({ ...OF_APPS, label, secret });

/** What apps read from a QR code. */
export function authenticatorUri(secret: string, email: string): string {
  return appOf(secret, email).toString();
}

/** The half minute that a code stands for; null for a wrong one, and for one that is too old or too new. */
export function periodOfCode(secret: string, code: string, nowMs = Date.now()): number | null {
  const delta = appOf(secret).validate({ token: code, window: WINDOW, timestamp: nowMs });
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_S) + delta;
}

/** A QR code as a path of squares, one unit each, in a picture of `size` units. */
export function qrOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
