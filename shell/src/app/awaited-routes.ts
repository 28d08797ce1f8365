import { localeAddress, plainAddress } from '@dara/contract';
import { mainLanguage } from '@dara/sdk/i18n';
import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import type { ShellServices } from '../site/services.ts';

/**
 * For a path that may belong to a remote which the document left out: waits until all routes are known, and has the
 * router choose among them. Without the rest the gateway leads there.
 */
export async function awaitAllRoutes(
  { rest, leave, catalogue }: ShellServices,
  { request }: LoaderFunctionArgs,
  hash = '',
): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (!rest.isLeftOut(pathname)) return;
  const address = `${pathname}${search}${hash}`;
  try {
    await rest.fetch();
  } catch (cause) {
    // Keeps the current page: the gateway cannot be reached.
    if (!navigator.onLine) throw cause;
    leave(localeAddress(address, catalogue.locale, mainLanguage()));
    return new Promise(() => undefined);
  }
  // After back or forward the browser shows the address already.
  const isThere = plainAddress(location.pathname + location.search) === pathname + search;
  throw isThere ? replace(address) : redirect(address);
}

/** Loads a new document of that URL, even if it is the current one. */
export function loadDocument(address: string): void {
  const { href } = new URL(address, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
}
