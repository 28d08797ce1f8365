/** What every browser can be asked, whatever its protocol. */
export interface Driver {
  /** Name and version, as the browser says them. */
  name: string;
  goTo: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates the body of a function of `args` in the page; what it answers is JSON. */
  evaluate: <T>(body: string, ...args: unknown[]) => Promise<T>;
  /** Presses the middle of an element with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Types at the end of a field. */
  type: (selector: string, text: string) => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** What the window shows, as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A browser that may be tested with, and how to get it. */
export interface BrowserKind {
  title: string;
  /** Debian's packages of it. */
  packages: readonly string[];
  /** The program, where it is installed; undefined otherwise. */
  find: () => string | undefined;
  launch: (program: string) => Promise<Driver>;
}

export const WINDOW = { width: 1280, height: 900 };
