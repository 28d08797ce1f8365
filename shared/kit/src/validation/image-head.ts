import type { ImageRatio } from './image-ratio.ts';
import { jpegSize } from './jpeg-size.ts';

/** Enough for an image header with colour profile and preview. */
const HEAD_BYTES = 256 * 1024;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

export interface ImageHead {
  /** By the bytes, not by the name of the file. */
  type: 'png' | 'jpeg' | 'heic' | 'other';
  /** Stored pixel size; absent if not in the header. */
  size?: ImageRatio;
}

/** HEIF brands with HEVC images, after `ftyp` at byte 4. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const begins = (bytes: Uint8Array, with_: readonly number[]) =>
  with_.every((byte, at) => bytes[at] === byte);

/** Reads the header of a file without decoding: a huge image would crash the page. */
export function readImageHead(bytes: Uint8Array): ImageHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (begins(bytes, PNG)) {
    const size =
      bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
    return { type: 'png', size };
  }
  if (begins(bytes, JPEG)) return { type: 'jpeg', size: jpegSize(view) };
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  if (HEIC_BRANDS.some((one) => brand === `ftyp${one}`)) return { type: 'heic' };
  return { type: 'other' };
}

/** The header of a file; rejects when it cannot be read. */
export async function imageHeadOf(file: Blob): Promise<ImageHead> {
  return readImageHead(new Uint8Array(await bytesOf(file.slice(0, HEAD_BYTES))));
}

/** The bytes of a part of a file; rejects when it cannot be read. */
export function bytesOf(part: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(part);
  });
}
