import { CLIENT } from './client.ts';
import type { Resource } from './resource.ts';
import { TAG } from './tag.ts';

export { CLIENT, TAG };

/** The resources that management edits. */
export const RESOURCES: readonly Resource[] = [CLIENT, TAG];
