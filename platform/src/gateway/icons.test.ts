import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
});
afterAll(() => site.close());

describe('the mark', () => {
  const sizeOf = (png: Buffer): number[] => {
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  };

  it.each([
    ['favicon-32', 32],
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-192', 192],
    ['icon-maskable-512', 512],
  ])('is there as %s.png', async (name, size) => {
    const answer = await site.get(`/${name}.png`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(sizeOf(answer.rawPayload)).toEqual([size, size]);
  });

  it('is there as svg and ico', async () => {
    const svg = await site.get('/favicon.svg');
    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    // An image of another size is scaled to that of the logo.
    expect(svg.body).toContain('rx="8" fill="#123456"');
    expect(svg.body).toContain('scale(0.96)" d="M4 4h16v16H4Z"');
    const ico = (await site.get('/favicon.ico')).rawPayload;
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
    const at = ico.readUInt32LE(6 + 16 + 12);
    expect(sizeOf(ico.subarray(at))).toEqual([32, 32]);
  });

  it.each(['th', 'en'])('is named in the manifest in %s, with icons that exist', async (locale) => {
    const answer = await site.get(`/manifest.webmanifest?lang=${locale}`);
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json<{ lang: string; short_name: string; icons: { src: string }[] }>();
    expect([manifest.lang, manifest.short_name]).toEqual([
      locale,
      locale === 'th' ? 'ตัวอย่าง' : 'Sample',
    ]);
    for (const { src } of manifest.icons) expect((await site.get(src)).statusCode).toBe(200);
  });
});
