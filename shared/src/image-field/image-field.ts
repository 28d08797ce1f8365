// An area of its own: pictures are sent by a few screens only.
export { FormImageField, type FormImageFieldProps } from './form-image-field.tsx';
export { FormImagesField, type FormImagesFieldProps } from './form-images-field.tsx';
export { isFile, splitPictures, type Picture } from './picture.ts';
export { PicturePreview } from './picture-preview.tsx';
export { UploadProgress, type UploadProgressProps } from './upload-progress.tsx';
