import { Type } from 'typebox';
import type { ReleaseManifest } from '@dara/contract';
import type { RegistryEvent } from '../registry/history.repository.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { NAME, VERSION, action, closed, type ActionContext } from './action.ts';

/** A release as another site needs it to publish the same bytes. */
export interface TransferredRelease {
  manifest: ReleaseManifest;
  isLive: boolean;
  /** Its promotions and approvals, the last one first. */
  decisions: Pick<RegistryEvent, 'at' | 'action' | 'actor'>[];
}

/** A release that the caller may read. Throws a RegistryError (404), also for one of another team. */
async function requireReadable(
  { registry, names }: ActionContext,
  name: string,
  version: string | undefined,
): Promise<ReleaseManifest> {
  const manifest =
    version !== undefined && (names?.includes(name) ?? true)
      ? await registry.find(name, version)
      : undefined;
  if (manifest) return manifest;
  const what = version === undefined ? `${name} is not live` : `${name} ${version} is not known`;
  throw new RegistryError(404, 'RELEASE_NOT_EXIST', what);
}

/** What `dara promote --from` reads from the site where a release was tried. */
export const TRANSFER_ACTIONS = {
  readRelease: action({
    http: 'GET /_dara/release',
    access: 'any',
    input: closed({ name: NAME, version: Type.Optional(VERSION) }),
    run: async (context, { name, version }): Promise<TransferredRelease> => {
      const { registry } = context;
      const live = (await registry.deployments()).deployed.get(name)?.live.version;
      const manifest = await requireReadable(context, name, version ?? live);
      const decisions = (await registry.history(name)).filter(
        (event) => event.version === manifest.version && /^(?:promote|approve)$/.test(event.action),
      );
      return {
        manifest,
        isLive: manifest.version === live,
        decisions: decisions.map(({ at, action: what, actor }) => ({ at, action: what, actor })),
      };
    },
  }),
  readFile: action({
    http: 'GET /_dara/release/file',
    access: 'any',
    input: closed({ name: NAME, version: VERSION, integrity: Type.String({ maxLength: 100 }) }),
    run: async (context, { name, version, integrity }): Promise<Buffer> => {
      const { files } = await requireReadable(context, name, version);
      const isIncluded = files.some((file) => file.integrity === integrity);
      const bytes = isIncluded && (await context.registry.store.read(integrity));
      if (bytes) return bytes;
      const what = `a file of ${name} ${version} is missing here`;
      throw new RegistryError(404, 'FILES_MISSING', what);
    },
  }),
};
