import type { Db } from '@dara/backend';
import type { Registry } from '../registry/registry.ts';
import { readHealth } from '../telemetry/package-health.ts';
import type { ActionContext } from './action.ts';
import { ScopedTokens } from './scoped-tokens.ts';

export type ActionParts = Pick<ActionContext, 'registry' | 'tokens' | 'readHealth'>;

/** What actions work with. Apart from the actions, which the packed `dara` command contains without a database. */
export const actionParts = (registry: Registry, db: Db): ActionParts => ({
  registry,
  tokens: new ScopedTokens(db),
  readHealth: () => readHealth(db),
});
