import type { RenderedPage } from '../rendering/protocol.ts';
import { composeDocument, type DocumentParts } from './document.ts';
import type { Outcome } from './document-cache.ts';
import { isPreviewed, type DocumentRequest } from './document-request.ts';
import { StoredDocument } from './stored-document.ts';

/** The document of a rendered page, which is cached if it is complete. */
export function pageOutcome(
  { live, locale, pathname, route }: DocumentRequest,
  result: RenderedPage,
  { origin, isPlainHttp }: Required<Pick<DocumentParts, 'origin' | 'isPlainHttp'>>,
): Exclude<Outcome, { kind: 'redirect' }> {
  const bytes = composeDocument({
    live,
    locale,
    origin,
    isPlainHttp,
    pathname,
    head:
      result.isPartial || isPreviewed({ live }) ? { ...result.head, noIndex: true } : result.head,
    rendered: result,
    owner: route?.owner ?? result.owner,
    frame: route?.frame,
    scripts: route?.scripts ?? [],
  });
  // A page without its data is shown, but with status 503 for programs.
  const status = result.isPartial && result.status === 200 ? 503 : result.status;
  const document = new StoredDocument(status, bytes, live.policy);
  // A page with a failed part is sent and not cached: the next render may succeed.
  const isKept = !result.errors?.length && !result.isPartial;
  return { kind: isKept ? 'page' : 'frame', document };
}
