import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { migrate } from '@dara/backend';
import type { Template } from '@dara/backend/testing';
import { registryMigrations } from '../registry/registry.migrations.ts';

const MIGRATIONS = new URL('../registry/registry.migrations.ts', import.meta.url);
const hash = createHash('sha256').update(readFileSync(MIGRATIONS)).digest('hex').slice(0, 12);

/** A database with the registry's tables, migrated once and reused by all test files. */
export const PLATFORM_TEMPLATE: Template = {
  key: `platform-${hash}`,
  prepare: (services) => migrate(services, 'platform', registryMigrations),
};
