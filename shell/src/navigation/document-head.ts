import type { Head } from '@dara/shared/contract';
import { useIntl, useLocale } from '@dara/shared/i18n';
import { useLocation } from '@dara/shared/router';
import { useEffect, useMemo } from 'react';
import { useMatches } from 'react-router-dom';
import { headOf } from '../app/head.ts';
import type { OwnedPage } from '../app/owned-page.ts';
import type { PageResult } from '../app/page-loader.ts';
import { useServices } from '../app/services.ts';

function setMeta(selector: string, create: () => HTMLElement, attribute: string, value?: string) {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (!value) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(create());
  element.setAttribute(attribute, value);
}

function meta(name: string): () => HTMLElement {
  return () => Object.assign(document.createElement('meta'), { name });
}

function canonicalLink(): HTMLElement {
  return Object.assign(document.createElement('link'), { rel: 'canonical' });
}

function applyHead(head: Head, pathname: string): void {
  document.title = head.title;
  setMeta('meta[name="description"]', meta('description'), 'content', head.description);
  const robots = head.noIndex ? 'noindex' : undefined;
  setMeta('meta[name="robots"]', meta('robots'), 'content', robots);
  const canonical = head.noIndex ? undefined : location.origin + (head.canonical ?? pathname);
  setMeta('link[rel="canonical"]', canonicalLink, 'href', canonical);
}

/** Keeps the document's head in step with the page and the language; answers the title. */
export function useDocumentHead(): string {
  const match = useMatches().at(-1);
  const { pathname } = useLocation();
  const { store } = useServices();
  const intl = useIntl();
  const locale = useLocale();
  const owned = match?.handle as OwnedPage | undefined;
  const result = match?.loaderData as PageResult | undefined;
  const params = match?.params;
  const head = useMemo(() => {
    if (!owned) return undefined;
    return headOf(owned, result, {
      store,
      params: params ?? {},
      url: new URL(pathname, 'https://site.invalid'),
      locale,
      formatMessage: (id, values) => intl.formatMessage({ id }, values),
    });
  }, [owned, result, params, pathname, store, intl, locale]);
  useEffect(() => {
    if (head) applyHead(head, pathname);
  }, [head, pathname]);
  return head?.title ?? '';
}
