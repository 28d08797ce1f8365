import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Records console errors and warnings, uncaught errors and violations of the content security policy. A journey that
 * causes one on purpose must announce it, and it must occur.
 */
export class Faults {
  readonly #seen: string[] = [];
  readonly #announced: { pattern: RegExp; isCertain: boolean }[] = [];

  /** An expected error. Its text ends with the address. */
  announce(pattern: RegExp): void {
    this.#announced.push({ pattern, isCertain: true });
  }

  /** An error that may occur, depending on timing. */
  tolerate(pattern: RegExp): void {
    this.#announced.push({ pattern, isCertain: false });
  }

  // Browsers warn about preloaded files that are used late, depending on the speed of the machine. A separate journey
  // checks preloads.
  readonly #slow = /was preloaded using link preload but not used/;

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (this.#slow.test(message.text())) return;
      this.#seen.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (fault) => {
      // An error of the browser itself, such as an aborted request, has an empty stack.
      this.#seen.push(`not caught: ${fault.error().stack || fault.error().message}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        reportError(new Error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`));
      });
    });
  }

  /** Fails for unannounced errors and for announced ones that did not occur. */
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
