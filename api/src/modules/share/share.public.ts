/** The public interface of the share module. */
export { deleteSharePictures } from './share-store.ts';
