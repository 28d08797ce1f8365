import { isLoopbackAddress } from '../limit/address-key.ts';
import type { Config } from './config.ts';

/** Warnings at start about valid but questionable values. */
export function configWarnings(config: Config): string[] {
  const { isProduction, publicUrl, trustProxy, smtpUrl } = config;
  if (!isProduction) return [];
  const warnings: string[] = [];
  if (publicUrl.startsWith('https:') && trustProxy.length === 0) {
    warnings.push(
      'PUBLIC_URL is https, so there is a proxy, but TRUST_PROXY does not name it: every visitor has the address of the proxy, and limits by address apply to all of them together',
    );
  }
  if (publicUrl.startsWith('http:') && !isThisMachine(publicUrl)) {
    warnings.push(
      'PUBLIC_URL is http: passwords cross the network in clear, and browsers keep no session of such a site; put a proxy that ends TLS in front and name its https address',
    );
  }
  if (smtpUrl !== undefined && mayBeInClear(smtpUrl)) {
    warnings.push(
      'SMTP_URL does not insist on TLS: where the mail server offers none, mails with links that sign people in leave in clear; use smtps: or add ?requireTLS=true',
    );
  }
  return warnings;
}

function isThisMachine(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || isLoopbackAddress(host);
}

/** `smtp:` uses TLS only if the server offers it, unless it is required. */
function mayBeInClear(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl);
  return (
    protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && !isThisMachine(smtpUrl)
  );
}
