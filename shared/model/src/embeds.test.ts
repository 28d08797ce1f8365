import { EMBED_FRAME_ORIGINS, embedAddress, embedFrame, embedOf, isEmbedId } from './embeds.ts';

const SONG = 'track/11dFghVXANMlKmJXsNCbNl';

const KNOWN: [string, string, string, string][] = [
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'youtube',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'youtube',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'http://m.youtube.com/shorts/dQw4w9WgXcQ',
    'youtube',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['https://vimeo.com/76979871', 'vimeo', '76979871', 'https://vimeo.com/76979871'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'vimeo',
    '76979871/8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    `https://open.spotify.com/intl-th/${SONG}?si=x`,
    'spotify',
    SONG,
    `https://open.spotify.com/${SONG}`,
  ],
  [
    'https://www.tiktok.com/@scout2015/video/6718335390845095173',
    'tiktok',
    '@scout2015/6718335390845095173',
    'https://www.tiktok.com/@scout2015/video/6718335390845095173',
  ],
  [
    'https://www.instagram.com/dara/reel/C0abc_-12/',
    'instagram',
    'reel/C0abc_-12',
    'https://www.instagram.com/reel/C0abc_-12/',
  ],
  [
    'https://www.facebook.com/watch/?v=10153231379946729',
    'facebook',
    'watch/10153231379946729',
    'https://www.facebook.com/watch/?v=10153231379946729',
  ],
  [
    'https://www.facebook.com/dara.th/videos/10153231379946729/',
    'facebook',
    'dara.th/videos/10153231379946729',
    'https://www.facebook.com/dara.th/videos/10153231379946729',
  ],
];

test.each(KNOWN)('%s is found', (address, provider, id, canonical) => {
  const embed = embedOf(` ${address} `);
  expect(embed).toEqual({ provider, id });
  expect(embedAddress(embed!)).toBe(canonical);
  expect(embedOf(canonical)).toEqual(embed);
  expect(EMBED_FRAME_ORIGINS).toContain(new URL(embedFrame(embed!)).origin);
});

test.each([
  '',
  'dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://evil.test/?https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.test/watch?v=dQw4w9WgXcQ',
  'https://me:pw@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=x',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/channels/staffpicks',
  'https://open.spotify.com/user/me',
  'https://www.tiktok.com/@scout2015',
  'https://www.instagram.com/dara/',
  'https://www.facebook.com/dara.th',
  'https://www.facebook.com/watch/?v=',
  `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(1000)}`,
])('%s is none', (address) => {
  expect(embedOf(address)).toBeNull();
});

test('an id that no provider gives is refused', () => {
  expect(isEmbedId('youtube', 'dQw4w9WgXcQ')).toBe(true);
  expect(isEmbedId('youtube', 'dQw4w9WgXcQ\n')).toBe(false);
  expect(isEmbedId('vimeo', '1/../../evil')).toBe(false);
  expect(isEmbedId('facebook', 'a/videos/1"><script>')).toBe(false);
});
