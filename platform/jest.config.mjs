import { nodePreset } from '@dara/tooling/jest/node';

export default nodePreset(import.meta.dirname);
