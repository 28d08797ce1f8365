export { buildRelease } from './dara-build.ts';
export { BuildError } from './build.ts';
export { createRemoteConfig } from './remote-config.ts';
export { createShellConfig } from './shell-config.ts';
export { SINGLE_DIR, buildSingle } from './single.ts';
