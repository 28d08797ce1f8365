import type { FastifyRequest } from 'fastify';

const USER_AGENT_MAX = 400;

/** From where a session is used. */
export interface DevicePlace {
  /** As the browser calls itself. */
  userAgent: string | null;
  /** The network address. */
  address: string | null;
}

export function placeOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): DevicePlace {
  return { userAgent: headers['user-agent']?.slice(0, USER_AGENT_MAX) || null, address: ip };
}

/** In the order in which they are looked for: browsers name those that they descend from as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//i, 'LINE'],
  [/\bFBA[NV]\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const named = (text: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Display names of browser and system; null when unknown. */
export function deviceOf(userAgent: string | null): {
  browser: string | null;
  system: string | null;
} {
  const text = userAgent ?? '';
  return { browser: named(text, BROWSERS), system: named(text, SYSTEMS) };
}
