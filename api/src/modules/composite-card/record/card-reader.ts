import { AppError, type Db, type Identity } from '@dara/backend';
import { isId } from '../../../kernel/new-id.ts';
import { requireTalentAccess } from '../../talent/talent.public.ts';
import type { CardSubject } from './card-subject.ts';
import { findCard, findSnapshot } from './composite-card.repository.ts';

/** An id that no record has, for accounts without a record. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

export interface CardLocator {
  talentId: string;
  cardId: string;
  /** The job of the application with which the card was sent. */
  jobId: string | undefined;
}

/** A card by reader: its talent and staff, and the sent version for the business of the job. */
export async function readCard(
  db: Db,
  identity: Identity,
  { talentId, cardId, jobId }: CardLocator,
): Promise<{ subject: CardSubject; frozenAt: Date | null }> {
  const isBusiness = identity.permission === 'Business';
  if (isBusiness && jobId === undefined) throw new AppError('FORBIDDEN');
  if (!isBusiness) requireTalentAccess(identity, talentId);
  if (jobId === undefined) {
    const subject = await findCard(db, talentId, cardId);
    if (!subject) throw new AppError('CARD_NOT_EXIST');
    return { subject, frozenAt: null };
  }
  const owner = isBusiness ? (identity.businessProfileId ?? NIL_UUID) : null;
  const snapshot = isId(jobId) ? await findSnapshot(db, { talentId, cardId, jobId }, owner) : null;
  if (!snapshot) throw new AppError('CARD_NOT_EXIST');
  return snapshot;
}
