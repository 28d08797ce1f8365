import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const ISSUER = 'Dara';
const PERIOD_S = 30;
/** Tolerated clock difference of phones: 30 seconds in both directions. */
const WINDOW = 1;
/** The parameters that every authenticator app supports. */
const OF_APPS = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
const SECRET_BYTES = 20;

/** The shared secret in base 32, for typing. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

const appOf = (secret: string, label = ''): TOTP => new TOTP({ ...OF_APPS, label, secret });

/** The otpauth URI for the QR code. */
export function authenticatorUri(secret: string, email: string): string {
  return appOf(secret, email).toString();
}

/** The time step of a code; null for a wrong, expired or future one. */
export function periodOfCode(secret: string, code: string, nowMs = Date.now()): number | null {
  const delta = appOf(secret).validate({ token: code, window: WINDOW, timestamp: nowMs });
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_S) + delta;
}

/** A QR code as an SVG path of unit squares in a view box of `size` units. */
export function qrOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
