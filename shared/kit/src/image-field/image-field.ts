// Separate entry point: only a few screens upload images.
export { DropZone } from './file/drop-zone.tsx';
export { FormAlbumField } from './album/form-album-field.tsx';
export { albumOf, type AlbumImage } from './album/album.ts';
export { FormImageField } from './single/form-image-field.tsx';
export { FormImagesField } from './album/form-images-field.tsx';
export { isFile, splitImages, type Picture } from './file/image.ts';
export { ImagePreview } from './file/image-preview.tsx';
export { prepareImage } from './prepare/prepare-image.ts';
export { recordForm } from './upload/record-form.ts';
export { useUpload, type UploadCall } from './upload/use-upload.ts';
export { UploadProgress } from './upload/upload-progress.tsx';
