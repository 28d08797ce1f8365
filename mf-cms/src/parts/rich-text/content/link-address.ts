const WEB_OR_MAIL = /^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s().-]{3,})/i;
const OWN_PATH = /^\/(?![/\\])|^#/;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}(?::\d+)?(?:[/?#]|$)/u;
const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const PHONE = /^\+?\d[\d\s().-]{6,}$/;

/** Whether a link may lead there: the web, a mail or phone address, a page or a place of this site. */
export function isAllowedAddress(address: string): boolean {
  return WEB_OR_MAIL.test(address) || OWN_PATH.test(address);
}

/** Completes a typed address (scheme, `mailto:`); null for an address that links may not have. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/[\s<>"\\]/.test(text) && !PHONE.test(text)) return null;
  if (isAllowedAddress(text)) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : null;
}

/** The address behind a search engine's or a document's redirect, which pasted links come with. */
export function unwrapped(address: string): string {
  try {
    const { hostname, pathname, searchParams } = new URL(address);
    const isRedirect = /(?:^|\.)google\.[a-z.]+$/.test(hostname) && pathname === '/url';
    return (isRedirect && (searchParams.get('q') ?? searchParams.get('url'))) || address;
  } catch {
    return address;
  }
}
