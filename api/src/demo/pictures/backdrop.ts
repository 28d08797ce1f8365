/** Seamless studio backdrops: a wall that curves into the floor, lit from one side. */
export const BACKDROPS = {
  paper: { wall: '#f3ebe4', edge: '#dccbbf', light: '#fffaf5', accent: '#c8102e' },
  blush: { wall: '#f2cfcb', edge: '#d99a98', light: '#fbe7e3', accent: '#a30d25' },
  red: { wall: '#c8102e', edge: '#7f0a1d', light: '#e8475c', accent: '#f7d9d2' },
  stone: { wall: '#d5d1cc', edge: '#a49e97', light: '#eeebe7', accent: '#c8102e' },
  sand: { wall: '#e6d2b5', edge: '#c2a57b', light: '#f6ead6', accent: '#a30d25' },
  wine: { wall: '#7a1526', edge: '#3d0811', light: '#b7465a', accent: '#f2cfcb' },
  smoke: { wall: '#8d8583', edge: '#4a4344', light: '#bdb5b2', accent: '#c8102e' },
  clay: { wall: '#c98670', edge: '#93513f', light: '#e3b09e', accent: '#fdf3ec' },
} as const;

export type BackdropName = keyof typeof BACKDROPS;
export const BACKDROP_NAMES = Object.keys(BACKDROPS) as BackdropName[];

export type Motif = 'plain' | 'disc' | 'arch' | 'stripe' | 'frame';
export const MOTIFS: readonly Motif[] = ['plain', 'disc', 'arch', 'stripe', 'frame'];

export interface BackdropOptions {
  name: BackdropName;
  motif: Motif;
  width: number;
  height: number;
  /** Position of the light, 0 left to 1 right. */
  light: number;
}

function motifSvg({ name, motif, width: w, height: h }: BackdropOptions): string {
  const { accent, light } = BACKDROPS[name];
  const short = Math.min(w, h);
  switch (motif) {
    case 'disc':
      return `<circle cx="${w / 2}" cy="${h * 0.44}" r="${short * 0.38}" fill="${accent}" opacity="0.9"/>`;
    case 'arch': {
      const r = short * 0.34;
      const top = h * 0.42;
      return `<path d="M${w / 2 - r} ${h} V${top} A${r} ${r} 0 0 1 ${w / 2 + r} ${top} V${h} Z" fill="${light}" opacity="0.75"/>`;
    }
    case 'stripe':
      return `<rect x="${w * 0.62}" y="0" width="${w * 0.1}" height="${h}" fill="${accent}" opacity="0.85"/>`;
    case 'frame':
      return `<rect x="${w * 0.08}" y="${w * 0.08}" width="${w * 0.84}" height="${h - w * 0.16}" fill="none" stroke="${light}" stroke-width="${Math.max(3, w * 0.006)}" opacity="0.9"/>`;
    case 'plain':
      return '';
  }
}

/** The backdrop's shapes, without the surrounding `<svg>`. */
export function backdropSvg(options: BackdropOptions): string {
  const { name, width: w, height: h, light } = options;
  const tone = BACKDROPS[name];
  return `<defs>
<radialGradient id="wall" cx="${light}" cy="0.32" r="0.95"><stop offset="0" stop-color="${tone.light}"/><stop offset="0.45" stop-color="${tone.wall}"/><stop offset="1" stop-color="${tone.edge}"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone.edge}" stop-opacity="0"/><stop offset="1" stop-color="${tone.edge}" stop-opacity="0.85"/></linearGradient>
</defs>
<rect width="${w}" height="${h}" fill="url(#wall)"/>
${motifSvg(options)}
<rect y="${h * 0.7}" width="${w}" height="${h * 0.3}" fill="url(#floor)"/>`;
}
