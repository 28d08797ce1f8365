/** The public interface of the share module. */
export { deleteShareImages } from './share-store.ts';
