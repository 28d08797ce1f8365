/** What the text around a link adds to its end: closing punctuation, and invisible characters of chat applications. */
const ADDED =
  /(?:[),.;:!'"\]>]|%(?:20|22|27|29|2C|3E|5D|C2%A0|E2%80%(?:8B|8C|8D|8E|8F|99|9D|AC)|E2%81%A0|EF%BB%BF))+$/i;

/** The path that a copied link means, if it is another one; repeated slashes become one. */
export function meantPath(url: string): string | undefined {
  const [pathname = '', ...query] = url.split('?');
  const single = pathname.replace(/[/\\]{2,}/g, '/');
  const meant = query.length === 0 ? single.replace(ADDED, '') || '/' : single;
  return meant === pathname ? undefined : [meant, ...query].join('?');
}
