// Separate entry point: only a few screens upload images.
export { DropZone } from './picture/drop-zone.tsx';
export { FormAlbumField } from './album/form-album-field.tsx';
export { albumOf, type AlbumPicture } from './album/album.ts';
export { FormImageField } from './single/form-image-field.tsx';
export { FormImagesField } from './album/form-images-field.tsx';
export { isFile, splitPictures, type Picture } from './picture/picture.ts';
export { PicturePreview } from './picture/picture-preview.tsx';
export { preparePicture } from './prepare/prepare-picture.ts';
export { recordForm } from './upload/record-form.ts';
export { useUpload, type UploadCall } from './upload/use-upload.ts';
export { UploadProgress } from './upload/upload-progress.tsx';
