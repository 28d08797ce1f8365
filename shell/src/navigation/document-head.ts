import { languagesOf } from '@dara/contract';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { useLocation, useMatches } from '@dara/sdk/router';
import { useEffect, useMemo } from 'react';
import { headOf } from './head.ts';
import type { ResolvedRoute } from '../site/resolved-route.ts';
import type { PageResult } from '../site/page-result.ts';
import { useServices } from '../site/services.ts';
import { writeHead } from './head-writer.ts';

/** Any origin: on the server the gateway knows the real one, and writes the head itself. */
const NO_ORIGIN = 'https://site.invalid';

/** Keeps the document's head in sync with page and language; returns the title. */
export function useDocumentHead(): string {
  const match = useMatches().at(-1);
  const { pathname, search } = useLocation();
  const { store, snapshot } = useServices();
  const { site } = snapshot;
  const intl = useIntl();
  const locale = useLocale();
  const resolved = match?.handle as ResolvedRoute | undefined;
  const result = match?.loaderData as PageResult | undefined;
  const params = match?.params;
  const head = useMemo(() => {
    if (!resolved) return undefined;
    const origin = typeof location === 'undefined' ? NO_ORIGIN : location.origin;
    return headOf(resolved, result, site, {
      store,
      params: params ?? {},
      url: new URL(pathname + search, origin),
      locale,
      formatMessage: (id, values) => intl.formatMessage({ id }, values),
    });
  }, [resolved, result, site, params, pathname, search, store, intl, locale]);
  useEffect(() => {
    if (!head) return;
    const { name: siteName } = site;
    const languages = languagesOf(site);
    writeHead(head, { locale, origin: location.origin, pathname, siteName, languages });
  }, [head, locale, pathname, site]);
  return head?.title ?? '';
}
