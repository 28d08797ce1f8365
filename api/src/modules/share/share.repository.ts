import type { Db, ErrorCode } from '@dara/backend';
import { today } from '../../kernel/age.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { findVisibleJob } from '../job/job.public.ts';
import { findPublicNews } from '../news/news.public.ts';
import { findPublicTalent } from '../talent/talent.public.ts';
import { jobSubject, newsSubject, talentSubject } from './share.model.ts';
import type { ShareSubject } from './share.model.ts';

export interface SharedRecord {
  subject: ShareSubject;
  updatedAt: Date;
}

export interface ShareKind {
  /** Thrown when there is no such public record. */
  missing: ErrorCode;
  /** Shows a person, who may leave the public site at any time. */
  isOfPerson?: boolean;
  find(db: Db, id: string, language: Language): Promise<SharedRecord | null>;
}

/** Kinds of records with share images; each is found by the query of its public page. */
export const SHARE_KINDS: Record<string, ShareKind | undefined> = {
  talent: {
    missing: 'TALENT_NOT_EXIST',
    isOfPerson: true,
    find: async (db, id, language) => {
      const row = await findPublicTalent(db, id);
      return row && { subject: talentSubject(row, language), updatedAt: row.updated_at };
    },
  },
  news: {
    missing: 'NEWS_NOT_EXIST',
    find: async (db, id, language) => {
      const row = await findPublicNews(db, id);
      return row && { subject: newsSubject(row, language), updatedAt: row.updated_at };
    },
  },
  job: {
    missing: 'JOB_NOT_EXIST',
    find: async (db, id, language) => {
      const row = await findVisibleJob(db, id, null);
      return row && { subject: jobSubject(row, language, today()), updatedAt: row.updated_at };
    },
  },
};
