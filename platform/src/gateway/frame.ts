import type { Head } from '@dara/contract';
import { scriptRef } from '../registry/snapshot.ts';
import { composeDocument, type DocumentParts } from './document.ts';
import { StoredDocument } from './stored-document.ts';
import { isPreviewed, type DocumentRequest } from './document-request.ts';

/** The shell's chunk with the layout of management pages. */
const MANAGEMENT_FRAME = 'management-frame';

/** The unrendered document. In place of a failed page it is 503 and `noindex`. */
export function composeFrame(
  { live, locale, pathname, route }: DocumentRequest,
  { origin, isPlainHttp }: Required<Pick<DocumentParts, 'origin' | 'isPlainHttp'>>,
  isFailure: boolean,
): StoredDocument {
  const name = live.snapshot.site.name[locale];
  const isListed = route?.access === 'public' && !route.isPreview && !route.isSecret;
  const isIndexed = isListed && !isFailure && !isPreviewed({ live });
  const head: Head = {
    title: route ? `${route.title[locale]} · ${name}` : name,
    noIndex: !isIndexed,
  };
  const frame = route?.frame === 'management' ? (live.shell.pages[MANAGEMENT_FRAME] ?? []) : [];
  const scripts = [...frame.map((file) => scriptRef(live.shell, file)), ...(route?.scripts ?? [])];
  const owner = route?.owner;
  const bytes = composeDocument({
    live,
    locale,
    origin,
    isPlainHttp,
    pathname,
    head,
    scripts,
    ...(owner ? { owner } : {}),
    ...(route ? { frame: route.frame } : {}),
  });
  const status = !route ? 404 : isFailure ? 503 : 200;
  return new StoredDocument(status, bytes);
}
