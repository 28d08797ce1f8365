import { IMAGE_MAX_BYTES, imageHeadOf } from '@dara/kit/validation';

/** Longest side of a converted image in pixels: more than any screen or printed page needs. */
const MAX_SIDE_PX = 4096;
const QUALITY = 0.9;
/** Tried one after another until the file is small enough. */
const SCALES = [1, 0.75, 0.5, 0.35] as const;

const isHeicName = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Decoded with its orientation applied by the browser. */
async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    if (!isHeicName(file) && (await imageHeadOf(file)).type !== 'heic') throw error;
    const { decodeHeic } = await import(/* webpackChunkName: "heic" */ './decode-heic.ts');
    return createImageBitmap(await decodeHeic(file));
  }
}

async function encode(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const fit = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height)) * scale;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * fit));
  canvas.height = Math.max(1, Math.round(bitmap.height * fit));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG knows no transparency; without this it would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  // Phones limit the number of canvases of this size.
  canvas.width = 0;
  return blob;
}

/** The image as an upright JPEG that the server accepts; the file itself if it cannot be made small enough. */
export async function convertImage(file: File): Promise<File> {
  const bitmap = await decode(file);
  try {
    for (const scale of SCALES) {
      const blob = await encode(bitmap, scale);
      if (blob && blob.size <= IMAGE_MAX_BYTES) {
        const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
        return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
      }
    }
  } finally {
    bitmap.close();
  }
  return file;
}
