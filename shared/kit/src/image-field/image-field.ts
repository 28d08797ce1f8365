// An area of its own: pictures are sent by a few screens only.
export { DropZone } from './drop-zone.tsx';
export { FormAlbumField, type FormAlbumFieldProps } from './form-album-field.tsx';
export { albumOf, type AlbumPicture } from './album.ts';
export { FormImageField, type FormImageFieldProps } from './form-image-field.tsx';
export { FormImagesField, type FormImagesFieldProps } from './form-images-field.tsx';
export { isFile, splitPictures, type Picture } from './picture.ts';
export { PicturePreview } from './picture-preview.tsx';
export { preparePicture } from './prepare-picture.ts';
export { recordForm } from './record-form.ts';
export { isUnanswered, useUpload, type UploadCall } from './use-upload.ts';
export { UploadProgress, type UploadProgressProps } from './upload-progress.tsx';
