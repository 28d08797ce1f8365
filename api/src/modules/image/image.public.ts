/** The public interface of the image module. */
export { originalKey, variantKey } from './picture/picture-files.ts';
export { type Original, rasterizeSvg, normalizeImage, widthFor } from './picture/picture.ts';
export { createImageStore } from './store/image-store.ts';
export { editorialImages } from './store/editorial-images.ts';
export { type StoreImage, withImageTransaction } from './store/image-transaction.ts';
export { type PictureField, type Pictures, isSquare, readUploads } from './store/read-uploads.ts';
export { discardPictures, retainPicturesOf } from './cleanup/discard-pictures.ts';
export { fileCensus } from './cleanup/image-census.ts';
export { IMAGE_USES, IS_NAMED } from './cleanup/image-uses.ts';
export { purgeImages } from './cleanup/purge-images.job.ts';
export { declareSweep } from './cleanup/sweep-pictures.job.ts';
export { EncodingQueue } from './variant/encoding-queue.ts';
export { drawingOf } from './variant/picture-variants.ts';
