import type { NamePair } from '../people-data.ts';

export interface NewsText {
  title: NamePair;
  short: NamePair;
  /** Blocks below the short description: paragraphs, subheadings after `## ` and quotes after `> `. */
  body: readonly NamePair[];
  tags: readonly string[];
}

/** News tags by key. */
export const NEWS_TAGS: Readonly<Record<string, NamePair>> = {
  casting: ['แคสติ้ง', 'Casting'],
  campaign: ['แคมเปญ', 'Campaign'],
  agency: ['ข่าวบริษัท', 'Agency'],
  award: ['รางวัล', 'Awards'],
  workshop: ['เวิร์กช็อป', 'Workshop'],
  series: ['ซีรีส์', 'Series'],
  music: ['ดนตรี', 'Music'],
  fashion: ['แฟชั่น', 'Fashion'],
  digital: ['ดิจิทัล', 'Digital'],
};
