import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Everything a browser complains about: console errors and warnings, uncaught errors,
 * violations of the content security policy. A journey that causes one on purpose announces it,
 * and then it has to occur.
 */
export class Faults {
  readonly #seen: string[] = [];
  readonly #announced: { pattern: RegExp; isCertain: boolean }[] = [];

  /** A complaint that belongs to the journey. Its text ends with the address it is about. */
  announce(pattern: RegExp): void {
    this.#announced.push({ pattern, isCertain: true });
  }

  /** A complaint that may or may not occur, by the browser's own timing. */
  tolerate(pattern: RegExp): void {
    this.#announced.push({ pattern, isCertain: false });
  }

  // A preloaded file that is used late is a wish of the browser's, timed by how quick the machine is. That a document
  // preloads what its page shows and no more is a journey of its own.
  readonly #slow = /was preloaded using link preload but not used/;

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (this.#slow.test(message.text())) return;
      this.#seen.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (fault) => {
      // An error from within the browser, such as a call given up, has an empty stack.
      this.#seen.push(`not caught: ${fault.error().stack || fault.error().message}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        reportError(new Error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`));
      });
    });
  }

  /** Fails when something was not announced, or was announced and did not occur. */
  settle(): void {
    const patterns = this.#announced.map(({ pattern }) => pattern);
    const surprising = this.#seen.filter((text) => !patterns.some((found) => found.test(text)));
    expect(surprising, 'complaints of the browser').toEqual([]);
    const missing = this.#announced.filter(
      ({ pattern, isCertain }) => isCertain && !this.#seen.some((text) => pattern.test(text)),
    );
    expect(
      missing.map(({ pattern }) => String(pattern)),
      'announced complaints that did not come',
    ).toEqual([]);
  }
}
