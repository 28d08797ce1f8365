import { Resvg } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Locale, SiteDeclaration, SiteIcon } from '@dara/contract';
import { localeAddress, mainLanguageOf } from '@dara/contract';
import { localeOf } from './language.ts';
import type { LiveSite } from './live-site.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';

/** The site's logo with rounded corners, or full-bleed for platforms that crop it. */
function mark(icon: SiteIcon, radius: number, share: number): string {
  const inset = (SIDE * (1 - share)) / 2;
  const scale = Number(((SIDE / icon.size) * share).toFixed(4));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${icon.background}"/>` +
    `<path fill="${icon.color}" transform="translate(${inset} ${inset}) scale(${scale})" d="${icon.path}"/></svg>`
  );
}

const SIDE = 32;
const favicon = (icon: SiteIcon): string => mark(icon, 8, 0.72);
/** Full-bleed; the logo stays within the safe zone of masks. */
const maskable = (icon: SiteIcon): string => mark(icon, 0, 0.54);
const apple = (icon: SiteIcon): string => mark(icon, 0, 0.64);

interface IconFile {
  path: string;
  svgOf: (icon: SiteIcon) => string;
  size: number;
}

const ICONS: readonly IconFile[] = [
  { path: '/favicon-32.png', svgOf: favicon, size: 32 },
  { path: '/apple-touch-icon.png', svgOf: apple, size: 180 },
  { path: '/icon-192.png', svgOf: favicon, size: 192 },
  { path: '/icon-512.png', svgOf: favicon, size: 512 },
  { path: '/icon-maskable-192.png', svgOf: maskable, size: 192 },
  { path: '/icon-maskable-512.png', svgOf: maskable, size: 512 },
];

/** A few at a time: a site's icons change with its shell only. */
const drawn = new LRUCache<string, Buffer>({ max: 32 });

function draw(svg: string, size: number): Buffer {
  const key = `${size} ${svg}`;
  const known = drawn.get(key);
  if (known) return known;
  const options = {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  } as const;
  const bytes = Buffer.from(new Resvg(svg, options).render().asPng());
  drawn.set(key, bytes);
  return bytes;
}

/** An .ico file is a list of images, which may be PNG since Windows Vista. */
function faviconFile(icon: SiteIcon): Buffer {
  const images = [16, 32, 48].map((size) => ({ size, bytes: draw(favicon(icon), size) }));
  const head = Buffer.alloc(6 + images.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, bytes }, index) => {
    const at = 6 + index * 16;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...images.map(({ bytes }) => bytes)]);
}

const manifestPath = (site: SiteDeclaration, locale: Locale): string =>
  localeAddress('/manifest.webmanifest', locale, mainLanguageOf(site));

function manifest(site: SiteDeclaration, locale: Locale): string {
  const {
    name,
    description,
    icon: { background },
    paper,
  } = site;
  const icon = (file: string, size: number, purpose: string): object => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: `${name[locale]} · ${description[locale]}`,
    short_name: name[locale],
    description: description[locale],
    lang: locale,
    dir: 'ltr',
    start_url: localeAddress('/', locale, mainLanguageOf(site)),
    scope: '/',
    display: 'minimal-ui',
    background_color: paper.light,
    theme_color: background,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  });
}

/** Icons, manifest and colour for the head of every document. */
export const iconTags = (site: SiteDeclaration, locale: Locale): string =>
  `<meta name="theme-color" content="${site.paper.light}" media="(prefers-color-scheme: light)">` +
  `<meta name="theme-color" content="${site.paper.dark}" media="(prefers-color-scheme: dark)">` +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  `<link rel="manifest" href="${manifestPath(site, locale)}">`;

const DAY_S = 86_400;

/** Serves the logo in every format that browsers and phones request, rendered on first request, and the manifest. */
export function serveIcons(app: FastifyInstance, site: Pick<LiveSite, 'declaration'>): void {
  const serve = (path: string, type: string, make: (request: FastifyRequest) => Buffer | string) =>
    app.get(path, async (request, reply): Promise<FastifyReply> => {
      secureDocument(request, reply, PLAIN_POLICY);
      return reply
        .header('cache-control', `public, max-age=${DAY_S}`)
        .type(type)
        .send(make(request));
    });
  serve('/favicon.svg', 'image/svg+xml; charset=utf-8', () => favicon(site.declaration.icon));
  serve('/favicon.ico', 'image/x-icon', () => faviconFile(site.declaration.icon));
  for (const { path, svgOf, size } of ICONS)
    serve(path, 'image/png', () => draw(svgOf(site.declaration.icon), size));
  serve('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', (request) => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    return manifest(site.declaration, localeOf(site.declaration, query, undefined));
  });
}
