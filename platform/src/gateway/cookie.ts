/** The value of a cookie in a `Cookie` header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=');
    if (key?.trim() === name) return value?.trim().replace(/^"|"$/g, '');
  }
  return undefined;
}
