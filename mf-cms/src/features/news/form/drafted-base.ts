import { readDraft, writeDraft } from '@dara/kit/forms';
import type { DraftKey } from '@dara/sdk/session';
import { useRecordBase, type RecordBase } from '@dara/kit/record';
import { useState } from 'react';
import type { ManagementNews } from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { NO_NEWS, toValues, type NewsValues } from '../news-values.ts';
import { NEWS_SECRETS, withDraft } from './news-form.model.ts';

/** Where what is written about an article is stored on the device. */
export const draftKeyOf = (kind: NewsKind, id: string | undefined): DraftKey =>
  `draft.news.${id ?? kind.type}`;

/** What was written on another device, or is newer there, is brought to this one. */
function adoptDraft(article: ManagementNews, draftKey: DraftKey): void {
  const { draft } = article;
  if (!draft) return;
  const initial = toValues(article);
  const own = readDraft(draftKey, initial);
  if (own && Date.parse(own.savedAt) >= Date.parse(draft.savedAt)) return;
  const initialDraft = draft.base
    ? { ...article, ...draft.base, version: draft.baseVersion }
    : article;
  const values = withDraft(toValues(initialDraft), draft.data);
  writeDraft(draftKey, values, 0, NEWS_SECRETS, initialDraft, draft.savedAt);
}

/** Begins with the article as it was when a kept draft of it was begun, here or on another device. */
export function useDraftedBase(
  article: ManagementNews | undefined,
  draftKey: DraftKey,
): RecordBase<NewsValues, ManagementNews> {
  // Brought here before the form looks for it, once.
  useState(() => article && adoptDraft(article, draftKey));
  return useRecordBase({ record: article, draftKey, toValues, empty: NO_NEWS });
}
