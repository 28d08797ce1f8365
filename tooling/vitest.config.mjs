import { nodeTests } from '@dara/tooling/vitest/node';

export default nodeTests(import.meta.dirname);
