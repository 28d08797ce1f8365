/** What mail programs take for a dot of a domain: IDNA maps all of them to one. */
const DOTS = '.\u3002\uff0e\uff61';
/** Invisible characters split a domain for this check, but not for every mail program. Joiners of an emoji stay. */
const INVISIBLE =
  /(?!(?<=[\p{Extended_Pictographic}\p{EMod}\uFE0F])\u200D\p{Extended_Pictographic})[\p{Cf}\p{Cc}]/gu;
const SCHEME = /[a-z][a-z0-9+.-]*:(?=[/\\\uff0f])[/\\\uff0f]*/giu;
const SCRIPT_SCHEME = /\b(?:mailto|tel|sms|javascript|data):/giu;
const WWW = new RegExp(`(?<![\\p{L}\\p{N}])www[${DOTS}]`, 'giu');
/** Any two letters may be a top-level domain; a list of them would be out of date. */
const DOMAIN_DOT = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}])[${DOTS}](?=[\\p{L}\\p{M}]{2})`, 'gu');

/**
 * A text in which no mail program finds a link: without schemes and `www.`, and with a space for each dot that could
 * belong to a domain. Addresses of mailboxes lose their domain too.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/[\t\r\n]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(SCHEME, ' ')
    .replace(SCRIPT_SCHEME, ' ')
    .replace(WWW, ' ')
    .replace(DOMAIN_DOT, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
