import { Readable } from 'node:stream';
import type { FileContent, FileStore, StoredFile } from '@dara/backend';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import { integrityOf } from '../registry/integrity.ts';
import { manifestOf } from './manifest.ts';

/** Files in memory, with a count of requests for each key; the next writes can be made to fail. */
export class MemoryFiles implements FileStore {
  readonly held = new Map<string, Buffer>();
  readonly asked: string[] = [];
  isFull = false;

  async put(key: string, data: FileContent): Promise<void> {
    if (this.isFull) throw new Error('no space left');
    this.held.set(key, Buffer.from(data as Uint8Array));
  }
  async get(key: string): Promise<Buffer | null> {
    return this.held.get(key) ?? null;
  }
  async stream(key: string): Promise<Readable | null> {
    const bytes = this.held.get(key);
    return bytes ? Readable.from([bytes]) : null;
  }
  async stat(key: string): Promise<StoredFile | null> {
    this.asked.push(key);
    const bytes = this.held.get(key);
    return bytes ? { size: bytes.length } : null;
  }
  async delete(key: string): Promise<void> {
    this.held.delete(key);
  }
  async list(prefix: string): Promise<string[]> {
    return [...this.held.keys()].filter((key) => key.startsWith(prefix)).sort();
  }
  async check(): Promise<void> {}
}

export interface MemoryRelease {
  manifest: ReleaseManifest;
  /** Integrity of each file by its name. */
  bytes: ReadonlyMap<string, Buffer>;
}

/** A release with the given file contents; those that end in `.cjs` are server files. */
export function releaseOf(
  name: string,
  version: string,
  texts: Readonly<Record<string, string>> = {},
  more: Partial<ReleaseManifest> = {},
): MemoryRelease {
  const all = {
    'entry.js': `/* entry of ${name} */ ${'run(); '.repeat(100)}`,
    'home.js': `/* home of ${name} */`,
    'server.cjs': `/* server of ${name} */`,
    ...texts,
  };
  const bytes = new Map(Object.entries(all).map(([file, text]) => [file, Buffer.from(text)]));
  const files = [...bytes].map(([file, content]): ReleaseFile => ({
    name: file,
    size: content.length,
    brotli: content.length,
    gzip: content.length,
    integrity: integrityOf(content),
    side: file.endsWith('.cjs') ? 'server' : 'client',
  }));
  const own = { version, files, messages: { th: ['home.js'], en: ['home.js'] } };
  const shell = { kind: 'shell', shared: [{ name: 'react', range: '19.3.1', singleton: true }] };
  const manifest = manifestOf(name, [`/${name}`], [`/${name}`], {
    ...own,
    ...((name === 'shell' ? shell : {}) as Partial<ReleaseManifest>),
    ...more,
  });
  return { manifest, bytes };
}
