import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration } from '@dara/contract';
import { ROOT } from './site.ts';

/** Ids of public records, for addresses with an id. */
export interface PublicRecords {
  talents: string[];
  news: string[];
  talks: string[];
  jobs: string[];
  /** For links that are mailed to guardians and new faces. */
  tokens: string[];
}

export interface PublicAddress {
  /** The declared path. */
  pattern: string;
  address: string;
}

const RECORDS_OF: Partial<Record<string, keyof PublicRecords>> = {
  '/talent/:id': 'talents',
  '/news/:id': 'news',
  '/talkofthetown/:id': 'talks',
  '/job/:jobId': 'jobs',
  '/guardian/:token': 'tokens',
  '/newface/:token': 'tokens',
};

/** Declarations of all packages of the site, including the shell. */
export function declarationOf(name: string): RemoteDeclaration {
  return JSON.parse(
    readFileSync(path.join(ROOT, name, 'remote.json'), 'utf8'),
  ) as RemoteDeclaration;
}

/**
 * Every public address of the public remote: one per declared path, or per record for paths with an id; no previews.
 */
export function publicAddresses(records: PublicRecords): PublicAddress[] {
  const { routes } = declarationOf('mf-public');
  const open = routes.filter(({ access, preview }) => access === 'public' && !preview);
  return open.flatMap(({ path: pattern }) => {
    if (!pattern.includes(':')) return [{ pattern, address: pattern }];
    const kind = RECORDS_OF[pattern];
    if (!kind) throw new Error(`no records are known for ${pattern}`);
    return records[kind].map((id) => ({ pattern, address: pattern.replace(/:\w+/, id) }));
  });
}
