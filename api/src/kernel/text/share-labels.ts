import type { BudgetUnit, JobType, TalentType } from '@dara/model';
import type { Labels } from './labels.ts';

/** Labels rendered on images: no page can translate them later. */
export const TALENT_TYPE_LABELS: Labels<TalentType> = {
  MegaStar: { th: 'เมกะสตาร์', en: 'Mega star' },
  SuperStar: { th: 'ซูเปอร์สตาร์', en: 'Super star' },
  RisingStar: { th: 'ดาวรุ่ง', en: 'Rising star' },
  Influencer: { th: 'อินฟลูเอนเซอร์', en: 'Influencer' },
  Actor: { th: 'นักแสดง', en: 'Actor' },
  Singer: { th: 'นักร้อง', en: 'Singer' },
  LiveTalent: { th: 'นักไลฟ์', en: 'Live talent' },
  NewBorn: { th: 'หน้าใหม่', en: 'New face' },
};

export const JOB_TYPE_LABELS: Labels<JobType> = {
  TVC: { th: 'โฆษณาโทรทัศน์', en: 'TV commercial' },
  Film: { th: 'ภาพยนตร์', en: 'Film' },
  Series: { th: 'ซีรีส์', en: 'Series' },
  MV: { th: 'มิวสิกวิดีโอ', en: 'Music video' },
  Print: { th: 'ภาพนิ่ง', en: 'Print' },
  Runway: { th: 'เดินแบบ', en: 'Runway' },
  Event: { th: 'อีเวนต์', en: 'Event' },
  Live: { th: 'ไลฟ์', en: 'Live' },
  Social: { th: 'โซเชียล', en: 'Social' },
  Presenter: { th: 'พรีเซนเตอร์', en: 'Presenter' },
  Other: { th: 'งานอื่น ๆ', en: 'Other work' },
};

export const BUDGET_UNIT_LABELS: Labels<BudgetUnit> = {
  Day: { th: 'ต่อวัน', en: 'a day' },
  Job: { th: 'ต่องาน', en: 'for the job' },
  Post: { th: 'ต่อโพสต์', en: 'a post' },
  Month: { th: 'ต่อเดือน', en: 'a month' },
};

export const SHARE_LABELS = {
  site: { th: 'ดารา', en: 'Dara' },
  title: { th: 'ทุกเรื่องราว มีดวงดาวที่ใช่', en: 'For every story, the right star' },
  agency: { th: 'เอเจนซีศิลปิน นักแสดง และอินฟลูเอนเซอร์', en: 'Actors, artists and influencers' },
  news: { th: 'ข่าวสาร', en: 'News' },
  talk: { th: 'ทอล์กออฟเดอะทาวน์', en: 'Talk of the town' },
  casting: { th: 'แคสติ้ง', en: 'Casting' },
  applyUntil: { th: 'รับสมัครถึง', en: 'Apply by' },
} as const satisfies Labels<string>;

export const CHANNEL_LABELS = {
  Instagram: 'Instagram',
  Facebook: 'Facebook',
  Tiktok: 'TikTok',
  XTwitter: 'X',
  Youtube: 'YouTube',
} as const;
