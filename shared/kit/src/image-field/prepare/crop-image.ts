/** A region of an image in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side of an upload in pixels: as much as any screen or card needs. */
const MAX_SIDE_PX = 2400;
const QUALITY = 0.92;

async function readImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  // Rejects files that are not images; the browser applies the EXIF rotation.
  await image.decode();
  return image;
}

/** Crops an image, in the file's own type; never enlarged. */
export async function cropImage(file: File, url: string, area: CropArea): Promise<File> {
  const image = await readImage(url);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { x, y, width, height } = area;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!blob) throw new Error('the picture could not be written');
  return new File([blob], file.name, { type });
}
