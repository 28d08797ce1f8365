import { expect, it } from 'vitest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentPolicy, PLAIN_POLICY, secureDocument } from './security-headers.ts';
import { element, escapeXml } from './xml.ts';

it('documents run scripts of the site and those inline that are listed, and nothing else', () => {
  // Output of `printf "a()" | openssl dgst -sha256 -binary | base64`.
  const [a, b] = [
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
  ];
  expect(documentPolicy(['a()', 'b()']).split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${a} ${b}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]);
});

it('documents frame the players that are declared, and only previews are framed, by the site itself', () => {
  const frames = ['https://player.test', 'https://films.test'];
  const [plain, framed] = [false, true].map((isFramed) =>
    documentPolicy([], undefined, { frames, isFramed }).split('; '),
  );
  expect(plain).toContain("frame-src 'self' https://player.test https://films.test");
  expect(plain).toContain("frame-ancestors 'none'");
  expect(framed).toContain("frame-ancestors 'self'");
});

it('a development server adds its files and its connections, and no more', () => {
  const origin = 'http://127.0.0.1:4001';
  const connections = [origin, 'ws://127.0.0.1:4001'];
  const added = documentPolicy([], { origin, connections }).split('; ');
  expect(added.filter((line) => line.includes('127.0.0.1'))).toEqual([
    `script-src 'self' ${origin}`,
    `img-src 'self' data: blob: ${origin}`,
    `font-src 'self' ${origin}`,
    `connect-src 'self' ${origin} ws://127.0.0.1:4001`,
  ]);
  expect(added).toHaveLength(documentPolicy([]).split('; ').length);
});

it.each([
  ['http', PLAIN_POLICY],
  ['https', `${PLAIN_POLICY}; upgrade-insecure-requests`],
])('over %s a document has its policy and may ask for no device', (protocol, policy) => {
  const sent: Record<string, string>[] = [];
  const reply = { headers: (headers: Record<string, string>) => sent.push(headers) };
  secureDocument({ protocol } as FastifyRequest, reply as unknown as FastifyReply, PLAIN_POLICY);
  expect(sent).toEqual([
    {
      'content-security-policy': policy,
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    },
  ]);
});

it('pages without scripts load nothing but images of the site', () => {
  expect(PLAIN_POLICY).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  );
});

it('XML contains any text, without invalid characters', () => {
  expect(escapeXml('<a b="1" c=\'2\'>&&amp;</a><>')).toBe(
    '&lt;a b=&quot;1&quot; c=&#39;2&#39;&gt;&amp;&amp;amp;&lt;/a&gt;&lt;&gt;',
  );
  expect(escapeXml('a\u0000\u0000b\u000bc\ufffe\ud800d')).toBe('abcd');
  expect(escapeXml('\tก\n🎬\r')).toBe('\tก\n🎬\r');
  expect([element('a', '<'), element('a', ''), element('a', null)]).toEqual([
    '<a>&lt;</a>',
    '',
    '',
  ]);
});
