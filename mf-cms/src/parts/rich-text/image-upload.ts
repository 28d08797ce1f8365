import type { ImageRef, Localized } from '@dara/contract';

export interface UploadOptions {
  /** Alternative text; empty in both languages for a decorative image. */
  alt: Localized;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Stores an image and resolves to how texts refer to it. */
export type ImageUpload = (file: File, options: UploadOptions) => Promise<ImageRef>;
