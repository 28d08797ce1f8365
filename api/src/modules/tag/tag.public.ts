/** What other modules may use of tag. */
export { type TagFinder, createTagFinder } from './tag.repository.ts';
