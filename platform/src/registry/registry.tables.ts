import type { ReleaseManifest } from '@dara/contract';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';

interface ReleaseTable {
  name: string;
  version: string;
  kind: 'shell' | 'remote';
  manifest: ColumnType<ReleaseManifest, string, string>;
  published_at: GeneratedAlways<Date>;
}

interface ReleaseFileTable {
  name: string;
  version: string;
  file: string;
  side: 'client' | 'server';
  integrity: string;
  size: number;
}

interface DeploymentTable {
  name: string;
  live: string;
  previous: string | null;
  updated_at: Generated<Date>;
}

interface DeploymentHistoryTable {
  id: GeneratedAlways<number>;
  name: string;
  action: 'promote' | 'rollback';
  version: string;
  previous: string | null;
  at: GeneratedAlways<Date>;
}

export interface RegistryTables {
  release: ReleaseTable;
  release_file: ReleaseFileTable;
  deployment: DeploymentTable;
  deployment_history: DeploymentHistoryTable;
}

declare module '@dara/backend' {
  interface Tables {
    release: ReleaseTable;
    release_file: ReleaseFileTable;
    deployment: DeploymentTable;
    deployment_history: DeploymentHistoryTable;
  }
}

export type RegistryDb = Kysely<RegistryTables>;
export type RegistryTransaction = Transaction<RegistryTables>;
