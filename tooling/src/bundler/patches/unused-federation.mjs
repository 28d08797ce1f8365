// Replaces, in the shell, parts of the federation runtime that pages never use: Dara finds releases in the registry's
// snapshot, fetches entries itself and has no manifests.

const unused = () => {
  throw new Error('this part of the federation runtime is not in use');
};

/** Called when a remote is unregistered; nothing to do. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});

// Manifests.
export const isManifestProvider = () => false;
export const generateSnapshotFromManifest = unused;
export const getManifestFileName = unused;
export const inferAutoPublicPath = unused;
export const simpleJoinRemoteEntry = unused;

// Scripts.
export const createScript = unused;
export const createLink = unused;
export const loadScript = unused;
export const createScriptNode = unused;
export const loadScriptNode = unused;
export const isStaticResourcesEqual = unused;
export const safeWrapper = unused;

// Preloading and remotes of remotes.
export const preloadAssets = unused;
export const formatPreloadArgs = unused;
export const defaultPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const remotes = unused;
