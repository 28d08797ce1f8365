/** Providers of embedded players in articles, by their names in `data-embed`. */
export const EMBED_PROVIDERS = [
  'youtube',
  'vimeo',
  'spotify',
  'tiktok',
  'instagram',
  'facebook',
] as const;
export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

export interface Embed {
  provider: EmbedProvider;
  /** The provider's id of the content, as `embedAddress` writes it into a URL. */
  id: string;
}

interface Grammar {
  hosts: readonly string[];
  id: RegExp;
  /** The id in a URL of one of the hosts; invalid ids are refused by the grammar. */
  find(path: readonly string[], address: URL): string | undefined;
  address(id: string): string;
  frame(id: string): string;
}

const SPOTIFY_KINDS = new Set(['track', 'album', 'playlist', 'artist', 'episode', 'show']);
const facebookAddress = (id: string) => {
  const [first = '', number = ''] = id.split('/');
  return first === 'watch'
    ? `https://www.facebook.com/watch/?v=${number}`
    : `https://www.facebook.com/${id}`;
};

const GRAMMARS: Record<EmbedProvider, Grammar> = {
  youtube: {
    hosts: [
      'youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtube-nocookie.com',
      'youtu.be',
    ],
    id: /^[A-Za-z0-9_-]{11}$/,
    find: ([first, second], { hostname, searchParams }) => {
      if (hostname === 'youtu.be') return first;
      if (first === 'watch') return searchParams.get('v') ?? undefined;
      return ['shorts', 'live', 'embed'].includes(first ?? '') ? second : undefined;
    },
    address: (id) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    hosts: ['vimeo.com', 'player.vimeo.com'],
    // The second part opens films that are not listed.
    id: /^\d{6,12}(?:\/[0-9a-f]{8,12})?$/,
    find: (path, { searchParams }) => {
      const [number, hash = searchParams.get('h')] = path[0] === 'video' ? path.slice(1) : path;
      return hash ? `${number}/${hash}` : number;
    },
    address: (id) => `https://vimeo.com/${id}`,
    frame: (id) => {
      const [number, hash] = id.split('/');
      return `https://player.vimeo.com/video/${number}?${hash ? `h=${hash}&` : ''}dnt=1&autoplay=1`;
    },
  },
  spotify: {
    hosts: ['open.spotify.com'],
    id: /^(?:track|album|playlist|artist|episode|show)\/[A-Za-z0-9]{22}$/,
    find: (path) => {
      const kind = path.findIndex((part) => SPOTIFY_KINDS.has(part));
      return kind >= 0 && kind <= 1 ? path.slice(kind, kind + 2).join('/') : undefined;
    },
    address: (id) => `https://open.spotify.com/${id}`,
    frame: (id) => `https://open.spotify.com/embed/${id}`,
  },
  tiktok: {
    hosts: ['tiktok.com', 'm.tiktok.com'],
    id: /^@[A-Za-z0-9._]{2,24}\/\d{15,20}$/,
    find: ([name, kind, number]) => (kind === 'video' ? `${name}/${number}` : undefined),
    address: (id) => `https://www.tiktok.com/${id.replace('/', '/video/')}`,
    frame: (id) => `https://www.tiktok.com/player/v1/${id.split('/')[1]}?autoplay=1`,
  },
  instagram: {
    hosts: ['instagram.com', 'instagr.am'],
    id: /^(?:p|reel|tv)\/[A-Za-z0-9_-]{5,40}$/,
    find: (path) => {
      const kind = path.findIndex((part) => ['p', 'reel', 'reels', 'tv'].includes(part));
      if (kind < 0 || kind > 1) return undefined;
      return `${path[kind] === 'reels' ? 'reel' : path[kind]}/${path[kind + 1]}`;
    },
    address: (id) => `https://www.instagram.com/${id}/`,
    frame: (id) => `https://www.instagram.com/${id}/embed/`,
  },
  facebook: {
    hosts: ['facebook.com', 'm.facebook.com', 'web.facebook.com'],
    id: /^(?:(?:watch|reel)\/\d{5,20}|[A-Za-z0-9][A-Za-z0-9.-]{1,60}\/(?:videos|posts)\/(?:\d{5,20}|pfbid[A-Za-z0-9]{20,90}))$/,
    find: ([first, second, third], { searchParams }) => {
      if (first === 'watch') return `watch/${searchParams.get('v')}`;
      return first === 'reel' ? `reel/${second}` : `${first}/${second}/${third}`;
    },
    address: facebookAddress,
    frame: (id) => {
      const plugin = id.includes('/posts/') ? 'post' : 'video';
      return `https://www.facebook.com/plugins/${plugin}.php?href=${encodeURIComponent(facebookAddress(id))}`;
    },
  },
};

const LONGEST_ADDRESS = 1000;

export function isEmbedProvider(name: string): name is EmbedProvider {
  return (EMBED_PROVIDERS as readonly string[]).includes(name);
}

/** Whether an id is one that the provider could have given; nothing else is put into a URL. */
export function isEmbedId(provider: EmbedProvider, id: string): boolean {
  return GRAMMARS[provider].id.test(id);
}

function webAddress(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_ADDRESS || !URL.canParse(trimmed)) return null;
  const address = new URL(trimmed);
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  return isWeb && address.username === '' && address.password === '' && address.port === ''
    ? address
    : null;
}

/** Provider and id of a content URL; null for any other URL. */
export function embedOf(text: string): Embed | null {
  const address = webAddress(text);
  if (!address) return null;
  const host = address.hostname.replace(/^www\./, '');
  const provider = EMBED_PROVIDERS.find((name) => GRAMMARS[name].hosts.includes(host));
  if (!provider) return null;
  const path = address.pathname.split('/').filter(Boolean);
  const id = GRAMMARS[provider].find(path, address);
  return id !== undefined && isEmbedId(provider, id) ? { provider, id } : null;
}

/** The canonical URL at the provider. */
export function embedAddress({ provider, id }: Embed): string {
  return GRAMMARS[provider].address(id);
}

/** The address of its player, which a page loads only once a user asks for it. */
export function embedFrame({ provider, id }: Embed): string {
  return GRAMMARS[provider].frame(id);
}

/** Origins of the players, for the content security policy. */
export const EMBED_FRAME_ORIGINS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://www.tiktok.com',
  'https://www.instagram.com',
  'https://www.facebook.com',
];
