import { StartError } from '@dara/backend';

/** Origin of an external api with its own database. Throws a StartError. */
export function apiUrlOf(env: Record<string, string | undefined>): string | undefined {
  const text = env.API_URL?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new StartError(
      'API_URL must be the origin of an api, like http://10.0.0.5:4001, without a path',
    );
  }
  return url.origin;
}
