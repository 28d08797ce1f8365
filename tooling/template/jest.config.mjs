import { browserPreset } from '@dara/tooling/jest/browser';

export default browserPreset(import.meta.dirname);
