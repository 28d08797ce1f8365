import { createRemoteConfig } from '@dara/tooling/bundler';

export default createRemoteConfig({ dir: import.meta.dirname });
