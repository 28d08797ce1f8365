import { Resvg } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale, Localized } from '@dara/contract';
import { localeAddress, SITE_NAME } from '@dara/contract';
import { localeOf } from './language.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';

const RED = '#c8102e';
/** The colour of the page behind everything, in each theme. */
const PAPER = { light: '#faf8f7', dark: '#141112' } as const;

const STAR =
  'M16 0c1.2 9.6 5.4 14.2 16 16-10.6 1.8-14.8 6.4-16 16-1.2-9.6-5.4-14.2-16-16C10.6 14.2 14.8 9.6 16 0Z';

/** The mark of Dara: a star, on red with round corners or on all of a square that somebody else will cut. */
function mark(radius: number, share: number): string {
  const inset = (32 * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${RED}"/>` +
    `<path fill="#fff" transform="translate(${inset} ${inset}) scale(${share})" d="${STAR}"/></svg>`
  );
}

const FAVICON = mark(8, 0.72);
/** Edge to edge; the star stays within the circle that every mask leaves. */
const MASKABLE = mark(0, 0.54);
const APPLE = mark(0, 0.64);

interface Icon {
  path: string;
  svg: string;
  size: number;
}

const ICONS: readonly Icon[] = [
  { path: '/favicon-32.png', svg: FAVICON, size: 32 },
  { path: '/apple-touch-icon.png', svg: APPLE, size: 180 },
  { path: '/icon-192.png', svg: FAVICON, size: 192 },
  { path: '/icon-512.png', svg: FAVICON, size: 512 },
  { path: '/icon-maskable-192.png', svg: MASKABLE, size: 192 },
  { path: '/icon-maskable-512.png', svg: MASKABLE, size: 512 },
];

const drawn = new Map<string, Buffer>();

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

/** An .ico file is a list of pictures, which may be PNG since Windows Vista. */
function favicon(): Buffer {
  const pictures = [16, 32, 48].map((size) => ({ size, bytes: draw(FAVICON, size) }));
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, bytes }, index) => {
    const at = 6 + index * 16;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

const DESCRIPTION: Localized = {
  th: 'เอเจนซีศิลปิน นักแสดง และอินฟลูเอนเซอร์',
  en: 'Talent agency for actors, artists and influencers',
};

const manifestPath = (locale: Locale): string => localeAddress('/manifest.webmanifest', locale);

function manifest(locale: Locale): string {
  const icon = (name: string, size: number, purpose: string): object => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: `${SITE_NAME[locale]} · ${DESCRIPTION[locale]}`,
    short_name: SITE_NAME[locale],
    description: DESCRIPTION[locale],
    lang: locale,
    dir: 'ltr',
    start_url: localeAddress('/', locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER.light,
    theme_color: RED,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  });
}

/** What every document's head says of icons, manifest and colour. */
export const iconTags = (locale: Locale): string =>
  `<meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">` +
  `<meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)">` +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  `<link rel="manifest" href="${manifestPath(locale)}">`;

const DAY_S = 86_400;

/** Serves the mark in every form that browsers and phones ask for, drawn when first asked for, and the manifest. */
export function serveIcons(app: FastifyInstance): void {
  const serve = (path: string, type: string, make: (request: FastifyRequest) => Buffer | string) =>
    app.get(path, async (request, reply): Promise<FastifyReply> => {
      secureDocument(request, reply, PLAIN_POLICY);
      return reply
        .header('cache-control', `public, max-age=${DAY_S}`)
        .type(type)
        .send(make(request));
    });
  serve('/favicon.svg', 'image/svg+xml', () => FAVICON);
  serve('/favicon.ico', 'image/x-icon', favicon);
  for (const { path, svg, size } of ICONS) serve(path, 'image/png', () => draw(svg, size));
  serve('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', (request) =>
    manifest(localeOf(new URLSearchParams(request.url.split('?')[1]), undefined)),
  );
}
