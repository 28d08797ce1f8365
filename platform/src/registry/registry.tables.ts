import type { ReleaseManifest } from '@dara/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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

export type RegistryAction = 'publish' | 'promote' | 'rollback' | 'refuse';

interface RegistryEventTable {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  action: RegistryAction;
  name: string;
  version: string;
  revision: string;
  built_at: string;
  /** The previously live release; for promotions and rollbacks. */
  previous: string | null;
  /** Owner of the token. */
  actor: string;
  problems: ColumnType<string[], string | undefined, never>;
  /** Builder, as recorded by the build. */
  builder: Generated<string>;
  /** Accepted removals and forced checks. */
  skipped: ColumnType<string[], string | undefined, never>;
}

/** Team tokens; secrets are stored as hashes. */
interface DeployTokenTable {
  id: string;
  label: string;
  hash: string;
  /** Its packages; null means all. */
  names: ColumnType<string[] | null, string | null, never>;
  may: ColumnType<('publish' | 'promote' | 'rollback')[], string, never>;
  created_at: GeneratedAlways<Date>;
  expires_at: Date;
  revoked_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
}

declare module '@dara/backend' {
  interface Tables {
    release: ReleaseTable;
    release_file: ReleaseFileTable;
    deployment: DeploymentTable;
    deployment_history: DeploymentHistoryTable;
    registry_event: RegistryEventTable;
    deploy_token: DeployTokenTable;
  }
}
