declare const DARA_SHARED_VERSIONS: Record<string, string>;

/** Versions of the shared libraries, replaced by the bundler with the installed ones. */
export const sharedVersions = DARA_SHARED_VERSIONS;
