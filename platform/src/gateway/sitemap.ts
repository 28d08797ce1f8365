import type { Locale, RegistrySnapshot, RobotRules, SiteDeclaration } from '@dara/contract';
import {
  languagesOf,
  localeAddress,
  mainLanguageOf,
  ownedRoutes,
  PLAIN_PAGE,
} from '@dara/contract';
import { isOpen, recordPath, type FeedPage } from '../rendering/record-path.ts';
import { element, escapeXml, XML_DECLARATION } from './xml.ts';

/** Number of public records of a kind, and the time of the last change; from the api. */
export interface FeedOverview {
  size: number;
  kinds: { kind: string; total: number; changedAt: string | null }[];
}

export interface SitemapName {
  locale: Locale;
  kind: string;
  page: number;
}

const NAME = /^(th|en)-([a-z][a-z0-9]*)-([1-9]\d{0,5})$/;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The part of `/sitemap-{name}.xml` that selects one; null for unknown names. */
export function readSitemapName(name: string): SitemapName | null {
  const [, locale, kind = '', page] = NAME.exec(name) ?? [];
  if (!locale) return null;
  return { locale: locale as Locale, kind: kind, page: Number(page) };
}

const fileOf = ({ locale, kind, page }: SitemapName): string =>
  `/sitemap-${locale}-${kind}-${page}.xml`;

/** Indexable public routes, with the kind of their records. */
function listedRoutes(snapshot: RegistrySnapshot): { path: string; kind: string }[] {
  return ownedRoutes(snapshot).flatMap(({ route }) =>
    route.access === 'public' && route.sitemap ? [{ path: route.path, kind: route.sitemap }] : [],
  );
}

/** Whether records of the kind have pages in the live releases. */
export const hasRecords = (snapshot: RegistrySnapshot, kind: string): boolean =>
  listedRoutes(snapshot).some((one) => one.kind === kind && isOpen(one.path));

/** One sitemap per language and kind, and several for kinds with many records. */
export function sitemapIndex(
  origin: string,
  snapshot: RegistrySnapshot,
  { size, kinds }: FeedOverview,
): string {
  const files = languagesOf(snapshot.site).flatMap((locale) => [
    { file: fileOf({ locale, kind: PLAIN_PAGE, page: 1 }), changedAt: latest(kinds) },
    ...kinds
      .filter(({ kind }) => hasRecords(snapshot, kind))
      .flatMap(({ kind, total, changedAt }) =>
        Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
          file: fileOf({ locale, kind, page: index + 1 }),
          changedAt,
        })),
      ),
  ]);
  const entries = files.map(
    ({ file, changedAt }) =>
      `<sitemap>${element('loc', origin + file)}${element('lastmod', changedAt)}</sitemap>`,
  );
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function latest(kinds: FeedOverview['kinds']): string | null {
  return kinds.reduce<string | null>(
    (newest, { changedAt }) => (changedAt && (!newest || changedAt > newest) ? changedAt : newest),
    null,
  );
}

interface Address {
  path: string;
  changedAt: string | null;
}

/** Pages without a record: lists change with the newest listed record. */
export function pageAddresses(snapshot: RegistrySnapshot, { kinds }: FeedOverview): Address[] {
  return listedRoutes(snapshot)
    .filter(({ path }) => !isOpen(path))
    .map(({ path, kind }) => ({
      path,
      changedAt: kinds.find((one) => one.kind === kind)?.changedAt ?? null,
    }));
}

/** Pages of records: the kind's route with each id. */
export function recordAddresses(
  snapshot: RegistrySnapshot,
  kind: string,
  { items }: FeedPage,
): Address[] {
  const route = listedRoutes(snapshot).find((one) => one.kind === kind && isOpen(one.path));
  if (!route) return [];
  return items.map(({ id, changedAt }) => ({
    path: recordPath(route.path, id),
    changedAt,
  }));
}

export interface SitemapPlace {
  origin: string;
  site: SiteDeclaration;
}

/** The addresses in one language, with alternates in all languages. */
export function sitemap(
  { origin, site }: SitemapPlace,
  locale: Locale,
  addresses: readonly Address[],
): string {
  const main = mainLanguageOf(site);
  const entries = addresses.map(({ path, changedAt }) => {
    const href = (language: Locale): string =>
      escapeXml(origin + localeAddress(path, language, main));
    const alternates = [...languagesOf(site).map((language) => [language, language] as const)]
      .concat([['x-default' as Locale, main]])
      .map(
        ([name, language]) =>
          `<xhtml:link rel="alternate" hreflang="${name}" href="${href(language)}"/>`,
      );
    return `<url><loc>${href(locale)}</loc>${element('lastmod', changedAt)}${alternates.join('')}</url>`;
  });
  return (
    `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
    `${entries.join('\n')}\n</urlset>\n`
  );
}

/** What crawlers may fetch: pages and their images, no internal data, and declared rules. */
export function robots(origin: string, declared: readonly RobotRules[]): string {
  const lines = (word: string, own: string[], more: (rules: RobotRules) => string[] | undefined) =>
    [...own, ...declared.flatMap((rules) => more(rules) ?? [])].map((path) => `${word}: ${path}`);
  return [
    'User-agent: *',
    ...lines('Allow', ['/api/image/'], ({ allow }) => allow),
    ...lines('Disallow', ['/api/', '/_dara/'], ({ disallow }) => disallow),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
