import type { InjectOptions } from 'fastify';
import sharp from 'sharp';

type Files = Record<string, Buffer | Buffer[]>;

/** A multipart form as sent by browsers: the part `data`, then the files; for `inject`. */
export async function formOf(
  data: unknown,
  files: Files = {},
  headers: Record<string, string> = {},
): Promise<Pick<InjectOptions, 'headers' | 'payload'>> {
  const form = new FormData();
  if (data !== undefined) form.append('data', JSON.stringify(data));
  for (const [field, given] of Object.entries(files)) {
    for (const [index, bytes] of [given].flat().entries()) {
      form.append(field, new Blob([new Uint8Array(bytes)]), `${field}-${index}.jpg`);
    }
  }
  const body = new Response(form);
  const contentType = body.headers.get('content-type') ?? '';
  return {
    headers: { ...headers, 'content-type': contentType },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

/** An image of one colour; another colour gives another file. */
export function imageBytes(colour = '#c8102e', width = 400, height = width): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}
