import createHeif from 'libheif-js/libheif/libheif.js';

/** Members missing in the library's type definitions. */
interface Heif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}
interface HeifImage {
  get_width(): number;
  get_height(): number;
  /** Calls back with the filled pixels, rotated by the file's orientation, or with null. */
  display(into: ImageData, done: (pixels: ImageData | null) => void): void;
  free(): void;
}

/**
 * Decodes a HEIC image, rotated upright; rejects other files. Heavy: loaded when a browser cannot decode the format
 * itself.
 */
export async function decodeHeic(file: Blob): Promise<ImageData> {
  const heif = createHeif() as unknown as Heif;
  const [image] = new heif.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  if (!image) throw new Error('no picture in the file');
  const pixels = new ImageData(image.get_width(), image.get_height());
  try {
    return await new Promise<ImageData>((resolve, reject) => {
      image.display(pixels, (shown) => {
        if (shown) resolve(shown);
        else reject(new Error('the picture could not be decoded'));
      });
    });
  } finally {
    image.free();
  }
}
