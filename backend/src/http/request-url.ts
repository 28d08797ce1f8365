const UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * Normalizes a request URL, so that code may compare its prefix: an absolute URL (`GET http://host/path`, as proxies
 * send it) becomes its path, and unreserved characters are unescaped (RFC 3986, 6.2.2.2). An undecodable path is
 * escaped and thus unknown.
 */
export function normalUrl(url: string): string {
  const [path = '/', ...query] = pathOf(url).split('?');
  return [normalPath(path), ...query].join('?');
}

function pathOf(url: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url);
  if (!scheme) return url;
  const rest = url.slice(scheme[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function normalPath(path: string): string {
  if (!path.includes('%')) return path;
  const plain = path.replace(UNRESERVED, (escaped) => decodeURIComponent(escaped));
  try {
    decodeURIComponent(plain);
    return plain;
  } catch {
    return plain.replaceAll('%', '%25');
  }
}
