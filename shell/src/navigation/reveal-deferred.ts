import { UNSETTLED_ATTRIBUTE } from '@dara/contract';

/**
 * Renders the parts whose layout the server-rendered document deferred (content-visibility). Call it before scrolling,
 * since their heights are estimates until then.
 */
export function revealDeferred(): void {
  document.documentElement.removeAttribute(UNSETTLED_ATTRIBUTE);
}
