/** The public interface of the image module. */
export { originalKey, variantKey } from './file/image-files.ts';
export { type Original, rasterizeSvg, normalizeImage, widthFor } from './file/image.ts';
export { createImageReader } from './access/image-reader.ts';
export { createImageStore } from './store/image-store.ts';
export { editorialImages } from './store/editorial-images.ts';
export { type StoreImage, withImageTransaction } from './store/image-transaction.ts';
export { type ImageField, type Images, isSquare, readUploads } from './store/read-uploads.ts';
export { discardImages, retainImagesOf } from './cleanup/discard-images.ts';
export { imageFiles } from './cleanup/image-census.ts';
export { IMAGE_USES, IS_NAMED } from './cleanup/image-uses.ts';
export { purgeImages } from './cleanup/purge-images.job.ts';
export { declareSweep } from './cleanup/sweep-images.job.ts';
export { EncodingQueue } from './variant/encoding-queue.ts';
export { drawingOf } from './variant/image-variants.ts';
