// Generated from the migrated database by `npm run generate`; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ReleaseManifest } from '@dara/contract';
import type { Accepted } from './gate-changes.ts';
import type { RegistryAction } from './history.repository.ts';

export interface DeployTokenTable {
  id: string;
  label: string;
  hash: string;
  names: ColumnType<string[] | null, string | null | undefined, string | null>;
  may: ColumnType<('publish' | 'promote' | 'rollback' | 'approve')[], string, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  mail: string | null;
}

export interface DeploymentTable {
  name: string;
  live: string;
  previous: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface DeploymentHistoryTable {
  id: GeneratedAlways<number>;
  name: string;
  action: 'promote' | 'rollback' | 'withdraw' | 'share';
  version: string;
  previous: string | null;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface RegistryEventTable {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  action: RegistryAction;
  name: string;
  version: string;
  revision: string;
  built_at: string;
  previous: string | null;
  actor: string;
  problems: ColumnType<string[], string | undefined, string>;
  builder: Generated<string>;
  skipped: ColumnType<string[], string | undefined, string>;
  reason: Generated<string>;
}

export interface ReleaseTable {
  name: string;
  version: string;
  kind: 'shell' | 'remote';
  manifest: ColumnType<ReleaseManifest, string, string>;
  published_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ReleaseCanaryTable {
  name: string;
  version: string;
  share: number;
  actor: string;
  accepted: ColumnType<Accepted, string, string>;
  is_watched: boolean;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  counted: ColumnType<Record<string, number>, string, string>;
  steps: ColumnType<number[], string, string>;
  every_s: number | null;
  next_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ReleaseFileTable {
  name: string;
  version: string;
  file: string;
  side: 'client' | 'server' | 'maps';
  integrity: string;
  size: number;
}

export interface ReleaseFreezeTable {
  name: string;
  reason: Generated<string>;
  actor: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  until: ColumnType<Date, Date | string, Date | string>;
}

export interface ReleaseGrantTable {
  name: string;
  reason: Generated<string>;
  actor: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  need: string;
}

export interface ReleaseMarkTable {
  name: string;
  reason: Generated<string>;
  actor: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: string;
  mark: 'bad' | 'approved';
}

export interface ReleaseMeasureTable {
  name: string;
  version: string;
  hour: ColumnType<Date, Date | string, Date | string>;
  measure: string;
  count: number;
}

export interface ReleaseWatchTable {
  name: string;
  version: string;
  previous: string;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  counted: ColumnType<Record<string, number>, string, string>;
}

declare module '@dara/backend' {
interface Tables {
  deploy_token: DeployTokenTable;
  deployment: DeploymentTable;
  deployment_history: DeploymentHistoryTable;
  registry_event: RegistryEventTable;
  release: ReleaseTable;
  release_canary: ReleaseCanaryTable;
  release_file: ReleaseFileTable;
  release_freeze: ReleaseFreezeTable;
  release_grant: ReleaseGrantTable;
  release_mark: ReleaseMarkTable;
  release_measure: ReleaseMeasureTable;
  release_watch: ReleaseWatchTable;
}
}
