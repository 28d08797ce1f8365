// The set-up scripts run before anything is installed, so they are plain JavaScript.
declare module '*/scripts/lib/postgres.mjs' {
  export function findPostgres(): Promise<{ url: string; stop: () => void } | undefined>;
  export function postgresBinaries(): string | undefined;
  export const POSTGRES_HELP: string;
}
declare module '*/scripts/lib/browser.mjs' {
  export function findBrowser(): Promise<string | undefined>;
  export const BROWSER_HELP: string;
}
