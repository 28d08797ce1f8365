// The resources that management edits.
export { CLIENT } from './client.ts';
export { TAG } from './tag.ts';
