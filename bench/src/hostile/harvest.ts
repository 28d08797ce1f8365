type Json = Record<string, unknown>;

const MAX_IDS = 12;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** `works` and `pendingChanges` become `work` and `change`; news stays news. */
export const singular = (name: string): string => {
  const plain = name.toLowerCase();
  return plain === 'news' ? plain : plain.replace(/ies$/, 'y').replace(/s$/, '');
};

/** Ids and secrets found in responses: by list path, and by noun. */
export class Harvest {
  readonly #ids = new Map<string, string[]>();
  readonly #spared = new Set<string>();
  readonly #values = new Map<string, string[]>();

  /** Newest first. */
  ids(key: string): string[] {
    return this.#ids.get(key) ?? [];
  }

  values(field: string): string[] {
    return this.#values.get(field) ?? [];
  }

  addValue(field: string, value: string): void {
    const known = this.#values.get(field) ?? [];
    this.#values.set(
      field,
      [value, ...known.filter((each) => each !== value)].slice(0, MAX_IDS * 4),
    );
  }

  /** A record that following requests need unchanged. */
  spare(id: string): void {
    this.#spared.add(id);
  }

  addId(key: string, id: string): void {
    if (this.#spared.has(id)) return;
    const known = this.#ids.get(key) ?? [];
    this.#ids.set(key, [id, ...known.filter((each) => each !== id)].slice(0, MAX_IDS));
  }

  /** Collects all ids and secrets of a response. */
  read(path: string, body: unknown): void {
    const [bare = ''] = path.split('?');
    this.#walk(body, bare, bare.split('/').at(-1) ?? '');
  }

  #walk(value: unknown, path: string, key: string): void {
    if (Array.isArray(value)) {
      // Backwards, so that the first entry of a list is tried first.
      for (const each of value.toReversed()) this.#walk(each, path, key);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const record = value as Json;
    const { id } = record;
    if (isId(id)) this.#found(path, key, id);
    for (const [name, inner] of Object.entries(record)) {
      if (typeof inner === 'string') this.#readText(name, inner);
      this.#walk(inner, path, name === 'items' && this.#isList(path) ? key : name);
    }
  }

  #readText(name: string, text: string): void {
    this.addValue(name, text);
    this.readLinks(text);
  }

  /** Secrets in addresses, by the preceding segment, such as `invitation` of `/business/invitation/…`. */
  readLinks(text: string): void {
    for (const [, page = '', token = ''] of text.matchAll(
      /https?:\/\/[^/\s]+\/(\S*?)([\w-]{20,})/g,
    )) {
      if (isId(token)) continue;
      for (const word of ['', ...page.split(/\W+/)]) this.addValue(`token of ${word}`, token);
    }
  }

  /** Candidates for a path. */
  tokens(path: string): string[] {
    const words = path.split(/\W+/).toReversed();
    const known = words.find((word) => word && this.values(`token of ${word}`).length > 0);
    return this.values(`token of ${known ?? ''}`);
  }

  /** `items` of a list belong to the path; those of a record to the record. */
  #isList(path: string): boolean {
    return !isId(path.split('/').at(-1));
  }

  #found(path: string, key: string, id: string): void {
    const word = singular(/[A-Z]?[^A-Z]*$/.exec(key)?.[0] ?? key);
    this.addId(singular(key), id);
    const parts = path.split('/');
    if (singular(parts.at(-1) ?? '') === singular(key)) return this.addId(path, id);
    this.addId(`${path}/${word}`, id);
    this.addId(`${parts.slice(0, -1).join('/')}/${word}`, id);
  }
}
