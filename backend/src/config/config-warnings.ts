import type { Config } from './config.ts';

/** What works, but is hardly what an operator wants; said at the start. */
export function configWarnings(config: Config): string[] {
  const { isProduction, publicUrl, trustProxy } = config;
  const warnings: string[] = [];
  if (isProduction && publicUrl.startsWith('https:') && trustProxy.length === 0) {
    warnings.push(
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY does not name it: every visitor has the address of the proxy, and limits by address hit all of them together',
    );
  }
  return warnings;
}
