import type loadGenerator from 'autocannon';
import { importTool } from '@dara/tooling/install-tool';

const tool = (await importTool('autocannon', '9.0.0')) as { default: typeof loadGenerator };

/** The load generator, installed on first use. */
export const autocannon = tool.default;
