import type { RemoteModule } from '@dara/contract';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import type { ContainerRef } from './container-ref.ts';
import { loadEntry } from './entry-script.ts';
import { modules } from './modules.ts';
import { sharedVersions } from './shared-versions.ts';

declare global {
  // Remotes are built without the federation runtime and find the shell's under this name.
  var __DARA_FEDERATION__: typeof federation | undefined;
}

let instance: ModuleFederation | undefined;
const refs = new Map<string, ContainerRef>();

function createHost(timeoutMs: number): ModuleFederation {
  globalThis.__DARA_FEDERATION__ = federation;
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(modules).map(([specifier, module]) => [
        specifier,
        {
          version: sharedVersions[specifier] ?? '0.0.0',
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
          strategy: 'loaded-first' as const,
        },
      ]),
    ),
    plugins: [
      {
        name: 'dara-entry',
        loadEntry: async ({ remoteInfo }) => {
          const ref = refs.get(remoteInfo.name);
          return ref && loadEntry(ref, remoteInfo.entryGlobalName, timeoutMs);
        },
      },
    ],
  });
}

/**
 * Loads one release of a remote. Each release is a separate remote to the federation runtime, so a previous release
 * can replace a failed one, and a failed load can be retried.
 */
export async function loadContainer(ref: ContainerRef, timeoutMs: number): Promise<RemoteModule> {
  instance ??= createHost(timeoutMs);
  const id = `${ref.name}@${ref.version}`;
  if (!refs.has(id)) {
    refs.set(id, ref);
    const entryGlobalName = ref.name.replace(/\W/g, '_');
    instance.registerRemotes([{ name: id, entry: ref.url, type: 'var', entryGlobalName }]);
  }
  const loaded = await instance.loadRemote<{ default: RemoteModule }>(`${id}/remote`);
  if (!loaded?.default) throw new Error(`${id} has no remote module`);
  return loaded.default;
}
