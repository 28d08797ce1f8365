import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './driver.ts';

const LIMIT_MS = 60_000;
const STEP_MS = 100;

/** Element types by their common names. */
const KINDS = {
  link: 'a[href]',
  button: 'button, [role=button]',
  field: 'input, textarea',
  heading: 'h1, h2, h3',
  status: '[role=status], [role=alert]',
} as const;

export type Kind = keyof typeof KINDS;

/** CSS selector of the part of the page to search; by default the whole page. */
interface Place {
  within?: string;
}

/** Marks the first visible element of a type with a matching name, and returns whether there is one. */
const MARK = `
  const [selector, source, flags, within, mark, isHiddenAllowed] = arguments;
  const pattern = new RegExp(source, flags);
  const textOf = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? node.data
      : node.getAttribute?.('aria-hidden') === 'true'
        ? ''
        : [...node.childNodes].map(textOf).join('');
  const nameOf = (element) =>
    element.getAttribute('aria-label') ??
    [...(element.labels ?? [])].map(textOf).join(' ') + textOf(element);
  const isShown = (element) => element.getClientRects().length > 0;
  for (const old of document.querySelectorAll('[data-visited]')) old.removeAttribute('data-visited');
  const found = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(selector)])
    .find((element) => (isHiddenAllowed || isShown(element)) && pattern.test(nameOf(element).trim()));
  found?.setAttribute('data-visited', mark);
  if (!isHiddenAllowed) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return Boolean(found);`;

/** Records errors in the page from here on. */
const WATCH = `
  if (window.daraFaults) return;
  window.daraFaults = [];
  const keep = (text) => window.daraFaults.push(String(text));
  addEventListener('error', (event) => keep(event.message));
  addEventListener('unhandledrejection', (event) => keep(event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    keep(event.violatedDirective + ' ' + event.blockedURI));`;

const IS_RESPONDING = `
  const first = document.getElementById('dara-root')?.firstElementChild;
  return Object.keys(first ?? {}).some((key) => key.startsWith('__reactFiber'));`;

/** A simulated user with the actions of the flows. */
export class Visitor {
  readonly driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  /** Opens a path with a page load and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.driver.goTo(this.#site + path);
    await this.#settled();
  }

  async reload(): Promise<void> {
    await this.#checkFaults();
    await this.driver.reload();
    await this.#settled();
  }

  async press(kind: Kind, name: RegExp, place: Place = {}): Promise<void> {
    await this.driver.click(await this.see(kind, name, place));
  }

  async fill(name: RegExp, text: string, place: Place = {}): Promise<void> {
    const field = await this.see('field', name, place);
    await this.driver.evaluate(`document.querySelector(arguments[0]).select()`, field);
    await this.driver.type(field, text);
  }

  async choose(name: RegExp, file: string): Promise<void> {
    await this.driver.chooseFile(await this.#find('field', name, {}, true), file);
  }

  /** Waits for an element, and returns its selector. */
  see(kind: Kind, name: RegExp, place: Place = {}): Promise<string> {
    return this.#find(kind, name, place, false);
  }

  /** Waits until an expression of the page is true. */
  async until(expression: string, what = expression): Promise<void> {
    await eventually(what, () => this.driver.evaluate<boolean>(`return Boolean(${expression})`));
  }

  /** Waits until path, query and hash match. */
  async untilAt(address: RegExp): Promise<void> {
    const now = 'location.pathname + location.search + location.hash';
    await this.until(`new RegExp(${JSON.stringify(address.source)}).test(${now})`, `${address}`);
  }

  /** End of a flow: fails on recorded errors. */
  async finish(): Promise<void> {
    await this.#checkFaults();
    await this.driver.goTo(`${this.#site}/robots.txt`);
  }

  async #find(kind: Kind, name: RegExp, { within = 'body' }: Place, isHidden: boolean) {
    const mark = `${kind} ${Date.now()}`;
    const args = [KINDS[kind], name.source, name.flags, within, mark, isHidden];
    await eventually(`${kind} ${name}`, () => this.driver.evaluate<boolean>(MARK, ...args));
    return `[data-visited="${mark}"]`;
  }

  async #settled(): Promise<void> {
    await this.driver.evaluate(WATCH);
    await eventually('the page answers', () => this.driver.evaluate<boolean>(IS_RESPONDING));
  }

  async #checkFaults(): Promise<void> {
    const faults = await this.driver.evaluate<string[]>('return window.daraFaults ?? []');
    if (faults.length > 0) throw new Error(`the page complains: ${faults.join('; ')}`);
  }
}

async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  let trouble: unknown;
  while (Date.now() < deadline) {
    // A page that is being unloaded does not respond.
    const isDone = await holds().catch((error: unknown) => ((trouble = error), false));
    if (isDone) return;
    await pause(STEP_MS);
  }
  throw new Error(`not seen: ${what}`, { cause: trouble });
}
