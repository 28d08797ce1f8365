import type { RenderedPage } from '../rendering/protocol.ts';
import { composeDocument, type DocumentParts } from './document.ts';
import type { Outcome } from './document-cache.ts';
import type { DocumentRequest } from './document-request.ts';
import { StoredDocument } from './stored-document.ts';

/** The document of a page that was rendered, which is cached when it is whole. */
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
    head: result.isPartial ? { ...result.head, noIndex: true } : result.head,
    rendered: result,
    owner: route?.owner ?? result.owner,
    frame: route?.frame,
    scripts: route?.scripts ?? [],
  });
  // Without its data a page is shown with what it has, and told to machines as what it is.
  const status = result.isPartial && result.status === 200 ? 503 : result.status;
  const document = new StoredDocument(status, bytes, live.policy);
  // A page with a failed part is shown and not kept: the next visitor may get it whole.
  const isKept = !result.errors?.length && !result.isPartial;
  return { kind: isKept ? 'page' : 'frame', document };
}
