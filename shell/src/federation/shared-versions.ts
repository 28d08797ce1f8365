declare const DARA_SHARED_VERSIONS: Record<string, string>;

/** Versions of the shared libraries, written in by the bundler from what is installed. */
export const sharedVersions = DARA_SHARED_VERSIONS;
