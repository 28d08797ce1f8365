/** What other modules may use of share. */
export { deleteSharePictures } from './share-store.ts';
