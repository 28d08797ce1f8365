import { createHash } from 'node:crypto';
import type { ReleaseFile, ReleaseManifest, RouteDeclaration } from '@dara/contract';

const ROUTES = ['list', 'detail', 'edit', 'report', 'setting'];

/** Random like the hash of a real file. */
function file(name: string): ReleaseFile {
  const integrity = `sha384-${createHash('sha384').update(name).digest('base64')}`;
  return { name, size: 20_000, brotli: 6000, gzip: 7000, integrity, side: 'client' };
}

const hashed = (name: string, text: string): string =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;

/** Typical management remotes: five routes, an entry in the side menu. */
export function syntheticRemotes(count: number): ReleaseManifest[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `mf-synthetic-${at}`;
    const prefix = `/management/synthetic-${at}`;
    const title = { th: `งานที่ ${at}`, en: `Work ${at}` };
    const pages = Object.fromEntries(ROUTES.map((page) => [page, [hashed(page, name + page)]]));
    const routes = ROUTES.map((page): RouteDeclaration => ({
      path: page === 'list' ? prefix : `${prefix}/${page}/:id`,
      page,
      access: 'signed-in',
      permission: ['Admin', 'Staff'],
      frame: 'management',
      title,
    }));
    const messages = {
      th: [hashed('messages-th', `${name} th`)],
      en: [hashed('messages-en', `${name} en`)],
    };
    const entry = hashed('remoteEntry', name);
    const scripts = [entry, ...Object.values(pages).flat(), ...Object.values(messages).flat()];
    const section = { id: name, label: title, order: 100 + at };
    const item = { id: name, section: name, label: title, path: prefix, order: 10 };
    return {
      name,
      kind: 'remote',
      version: '1.0.0',
      revision: 'unknown',
      builtAt: '2026-01-01T00:00:00.000Z',
      entry,
      serverEntry: '',
      files: scripts.map(file),
      pages,
      messages,
      shared: [],
      declaration: {
        name,
        owner: `team ${at}`,
        prefixes: [prefix],
        routes,
        menu: [item],
        sections: [section],
      },
      languages: ['th', 'en'],
    };
  });
}
