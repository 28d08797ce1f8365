import { UNSETTLED_ATTRIBUTE } from '@dara/contract';

/**
 * Lays out the parts whose layout a server-rendered document deferred. Called before scrolling to a place
 * on the page, since heights are estimates until then.
 */
export function revealDeferred(): void {
  document.documentElement.removeAttribute(UNSETTLED_ATTRIBUTE);
}
