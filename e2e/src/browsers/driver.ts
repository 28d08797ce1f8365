/** The common interface of browsers with different protocols. */
export interface Driver {
  /** Name and version, as reported by the browser. */
  name: string;
  goTo: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates a function body with `args` in the page; the result is JSON. */
  evaluate: <T>(body: string, ...args: unknown[]) => Promise<T>;
  /** Clicks the middle of an element with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Types at the end of a field. */
  type: (selector: string, text: string) => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** A screenshot of the viewport as PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A browser to test with, and how to install it. */
export interface BrowserKind {
  title: string;
  /** Debian's packages of it. */
  packages: readonly string[];
  /** The program, where it is installed; undefined otherwise. */
  find: () => string | undefined;
  launch: (program: string) => Promise<Driver>;
}

export const WINDOW = { width: 1280, height: 900 };
