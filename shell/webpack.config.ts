import { createShellConfig } from '@dara/tooling/bundler';

export default createShellConfig({ dir: import.meta.dirname });
