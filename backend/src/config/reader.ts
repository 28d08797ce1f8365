export type Env = Record<string, string | undefined>;

/** Collects one error per key instead of stopping at the first. */
export class Reader {
  readonly problems: string[] = [];
  readonly #env: Env;

  constructor(env: Env) {
    this.#env = env;
  }

  text(key: string): string | undefined {
    const value = this.#env[key]?.trim();
    return value === '' ? undefined : value;
  }

  /** Messages never contain the value. */
  secret(key: string, minCharacters: number): string | undefined {
    const value = this.text(key);
    if (value !== undefined && value.length < minCharacters)
      this.problems.push(`${key} must have at least ${minCharacters} characters`);
    return value;
  }

  integer(key: string, fallback: number, min: number, max: number): number {
    const text = this.text(key);
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.problems.push(`${key} must be a whole number from ${min} to ${max}, not "${text}"`);
    return fallback;
  }

  oneOf<T extends string>(key: string, values: readonly T[], fallback: T): T {
    const text = this.text(key);
    if (text === undefined) return fallback;
    if ((values as readonly string[]).includes(text)) return text as T;
    this.problems.push(`${key} must be one of ${values.join(', ')}, not "${text}"`);
    return fallback;
  }

  flag(key: string, fallback: boolean): boolean {
    const text = this.text(key);
    if (text === undefined) return fallback;
    if (['1', 'true'].includes(text)) return true;
    if (['0', 'false'].includes(text)) return false;
    this.problems.push(`${key} must be 1 or 0, not "${text}"`);
    return fallback;
  }

  url(key: string, protocols: readonly string[]): string | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ');
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && protocols.includes(url.protocol) && url.hostname) return text;
    // The value may contain a password, so it is not repeated.
    this.problems.push(`${key} must be an address starting with ${schemes}`);
    return undefined;
  }
}
