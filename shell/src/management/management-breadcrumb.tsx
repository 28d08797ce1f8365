import type { RegistrySnapshot } from '@dara/contract';
import { localized, useLocale, type Locale } from '@dara/sdk/i18n';
import { matchRoute, useLocation, useMatches } from '@dara/sdk/router';
import { useAppSelector } from '@dara/sdk/store';
import { Breadcrumb, type BreadcrumbItem } from '@dara/kit/ui';
import { siteRoutes } from '../site/resolved-route.ts';
import type { PageResult } from '../site/page-result.ts';
import { useServices } from '../site/services.ts';
import { activeEntry, type RailGroup } from '../site/site-menu.ts';
import { useRailGroups } from '../site/use-rail-groups.ts';

/** The URL of a record without its id. */
const CREATE = /\/detail$/;

/** Section, rail entry, and every declared page on the way down from it to the one that is open. */
function breadcrumbItems(
  snapshot: RegistrySnapshot,
  groups: readonly RailGroup[],
  pathname: string,
  locale: Locale,
  names: Readonly<Record<string, string | undefined>> = {},
): BreadcrumbItem[] {
  const active = activeEntry(groups, pathname);
  const group = groups.find(({ entries }) => active && entries.includes(active));
  // A page of another frame may share the path prefix; it is not a parent of this page.
  const routes = siteRoutes(snapshot)
    .filter(({ route }) => route.frame === 'management')
    .map(({ route }) => ({ path: route.path, handle: route }));
  const segments = pathname.split('/').filter(Boolean);
  const steps = segments.flatMap((_segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    if (active && path.length < active.path.length) return [];
    if (path === active?.path) return [{ label: localized(active.label, locale), to: path }];
    // The URL of a new record is a prefix of every record's URL.
    if (CREATE.test(path) && index < segments.length - 1) return [];
    const route = matchRoute(routes, path)?.route.handle;
    const record = route && names[/:(\w+)$/.exec(route.path)?.[1] ?? ''];
    return route ? [{ label: record || localized(route.title, locale), to: path }] : [];
  });
  return group ? [{ label: localized(group.section.label, locale) }, ...steps] : steps;
}

/** Titles of the records in the URL, once the store knows them. */
function useRecordNames(locale: Locale): Record<string, string | undefined> | undefined {
  const { store } = useServices();
  const match = useMatches().at(-1);
  const result = match?.loaderData as PageResult | undefined;
  const page = result?.kind === 'page' ? result.page : undefined;
  return useAppSelector(
    () => page?.names?.({ store, params: match?.params ?? {}, locale }),
    sameNames,
  );
}

const sameNames = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after);

export function ManagementBreadcrumb() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { snapshot } = useServices();
  const groups = useRailGroups();
  const names = useRecordNames(locale);
  return <Breadcrumb items={breadcrumbItems(snapshot, groups, pathname, locale, names)} />;
}
