import type { ImageRef, Localized } from '@dara/contract';

export interface UploadOptions {
  /** What is to be seen; both empty for decoration. */
  alt: Localized;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Stores a picture and resolves to how texts refer to it. */
export type PictureUpload = (file: File, options: UploadOptions) => Promise<ImageRef>;
