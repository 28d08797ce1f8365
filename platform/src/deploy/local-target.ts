import { THIS_SERVER } from '../registry/registry.ts';
import { RELEASE_ACTIONS, type ActionName, type ReleaseTarget } from './release-actions.ts';
import type { Action, ActionContext } from './action.ts';

/** The registry of this process, called in the name of this server. */
export function localTarget(
  parts: Pick<ActionContext, 'registry' | 'tokens' | 'db'>,
): ReleaseTarget {
  const context: ActionContext = { ...parts, actor: THIS_SERVER, names: null };
  const find = (name: ActionName): Action => RELEASE_ACTIONS[name];
  return {
    run: async (name, input) => (await find(name).run(context, input)) as never,
    check: async (name, input) => (await find(name).dryRun?.(context, input)) as never,
  };
}
