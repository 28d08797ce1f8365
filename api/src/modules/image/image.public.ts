/** What other modules may use of image. */
export { originalKey, variantKey } from './picture/picture-files.ts';
export { type Original, draw, normalizeImage, widthFor } from './picture/picture.ts';
export { createImageStore } from './store/image-store.ts';
export { type StoreImage, withImageTransaction } from './store/image-transaction.ts';
export { type PictureField, type Pictures, isSquare, readUploads } from './store/read-uploads.ts';
export { discardPictures } from './upkeep/discard-pictures.ts';
export { fileCensus } from './upkeep/image-census.ts';
export { keepPicturesOf } from './upkeep/keep-pictures.ts';
export { IMAGE_USES, IS_NAMED } from './upkeep/image-uses.ts';
export { purgeImages } from './upkeep/purge-images.job.ts';
export { declareSweep } from './upkeep/sweep-pictures.job.ts';
export { EncodingQueue } from './variant/encoding-queue.ts';
export { drawingOf } from './variant/picture-variants.ts';
