import type { DeployParts } from './deploy-releases.ts';
import * as history from './history.repository.ts';
import { RegistryError } from './registry-error.ts';
import { lockDeployments, writeWithdrawal } from './deployment.repository.ts';
import { readDeployments } from './registry.repository.ts';
import { tellChange } from './tell-change.ts';

/**
 * Takes a remote off the site: its addresses answer 404 until a release of it is promoted again. A start does not promote
 * it. Throws a RegistryError without a live release, and for the shell, without which there is no site.
 */
export async function withdrawRelease(
  parts: DeployParts,
  name: string,
  { actor, reason = '' }: { actor: string; reason?: string | undefined },
): Promise<string> {
  const version = await parts.db.transaction().execute(async (trx) => {
    await lockDeployments(trx);
    const live = (await readDeployments(trx)).deployed.get(name)?.live;
    if (!live) throw new RegistryError(404, 'RELEASE_NOT_EXIST', `${name} has no live release`);
    if (live.kind === 'shell')
      throw new RegistryError(409, 'SHELL_NEEDED', 'The shell cannot be withdrawn: roll it back');
    await writeWithdrawal(trx, live);
    await history.writeEvent(trx, { action: 'withdraw', manifest: live, actor, reason });
    return live.version;
  });
  await tellChange(parts, { name, version, action: 'withdraw' });
  return version;
}
