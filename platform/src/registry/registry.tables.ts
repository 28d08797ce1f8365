import type { ReleaseManifest } from '@dara/contract';
import type { ColumnType, GeneratedAlways, Kysely, Transaction } from 'kysely';

export interface RegistryDatabase {
  release: {
    name: string;
    version: string;
    kind: 'shell' | 'remote';
    manifest: ColumnType<ReleaseManifest, string, string>;
    published_at: ColumnType<Date, never, never>;
  };
  release_file: {
    name: string;
    version: string;
    file: string;
    side: 'client' | 'server';
    integrity: string;
    size: number;
  };
  deployment: {
    name: string;
    live: string;
    previous: string | null;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  deployment_history: {
    id: GeneratedAlways<number>;
    name: string;
    action: 'promote' | 'rollback';
    version: string;
    previous: string | null;
    at: ColumnType<Date, never, never>;
  };
}

export type RegistryDb = Kysely<RegistryDatabase>;
export type RegistryTransaction = Transaction<RegistryDatabase>;
