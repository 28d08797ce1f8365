import { THIS_SERVER } from '../registry/registry.ts';
import { RELEASE_ACTIONS, type ActionName, type ReleaseTarget } from './release-actions.ts';
import type { Action, ActionContext } from './action.ts';
import type { ActionParts } from './action-parts.ts';

/** The registry of this process, called in the name of this server. */
export function localTarget(parts: ActionParts): ReleaseTarget {
  const context: ActionContext = { ...parts, actor: THIS_SERVER, names: null };
  const find = (name: ActionName): Action => RELEASE_ACTIONS[name];
  return {
    run: async (name, input) => (await find(name).run(context, input)) as never,
    check: async (name, input) => (await find(name).dryRun?.(context, input)) as never,
  };
}
