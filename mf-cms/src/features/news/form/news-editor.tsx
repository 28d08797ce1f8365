import { RecordForm, useRecordBase, type RecordBase } from '@dara/kit/record';
import { RequiredNote, Button, Callout } from '@dara/kit/ui';
import { localized, useIntl, useLocale, FormattedMessage } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import { readDraft, writeDraft } from '@dara/kit/forms';
import type { DraftKey } from '@dara/sdk/session';
import type { Locale } from '@dara/contract';
import type { NoticeMessage } from '@dara/sdk/notice';
import { useMemo, useState } from 'react';
import { useFormikContext } from 'formik';
import { Globe, UsersRound } from 'lucide-react';
import type { ManagementNews } from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useNewsLabels } from '../use-news-labels.ts';
import { Editing } from './editing.tsx';
import { Columns, Main, Side } from './news-editor.styles.ts';
import { NEWS_NOT_STORED, withDraft } from './news-form.model.ts';
import { newsSchema } from './news-form.schema.ts';
import { SavedState } from './saved-state.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SharePreview } from './share-preview.tsx';
import { SideFields } from './side-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useNewsSave } from './use-news-save.tsx';
import { statusOf, type NewsValues, NO_NEWS, toValues } from '../news-values.ts';

const ANNOUNCED = {
  Published: 'cms.article.done.publish',
  Scheduled: 'cms.article.done.schedule',
} as const;

/** Storage key of an article's draft. */
const draftKeyOf = (kind: NewsKind, id: string | undefined): DraftKey =>
  `draft.news.${id ?? kind.type}`;

export interface NewsFormProps {
  kind: NewsKind;
  /** The article to edit; a new one is made when absent. */
  article?: ManagementNews;
  /** After saving, with the current article. */
  onSaved: (article: ManagementNews) => void;
  /** Leaves without saving; no button when absent. */
  onCancel?: () => void;
}

/** Article editor: both languages, side fields, and preview. */
export function NewsEditor({ kind, article, onSaved, onCancel }: NewsFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useNewsLabels();
  const draftKey = draftKeyOf(kind, article?.id);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const initialDraft = useDraftedBase(article, draftKey);
  const { base } = initialDraft;
  const schema = useMemo(() => newsSchema(base?.publishAt ?? null), [base]);
  const name = base && localized(base.title, locale);
  const saving = useNewsSave(kind, base, name);
  return (
    <RecordForm
      {...initialDraft}
      label={formatMessage(base ? kind.messages.edit : kind.messages.create)}
      record={article}
      name={name}
      schema={schema}
      labels={labels}
      successMessage={(saved, { publishing }) =>
        savedMessage(saved, publishing.publish && saved.status !== base?.status, locale)
      }
      draftKey={draftKey}
      notStored={NEWS_NOT_STORED}
      saving={saving}
      submit={base?.publish ? undefined : <DraftButtons />}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {article && <Editing id={article.id} />}
      {article && base && <DraftConflictNotice article={article} base={base} />}
      <Columns data-previewing={isPreviewing || undefined}>
        <Main>
          <RequiredNote />
          <TextFields />
        </Main>
        <Side>
          <SideFields kind={kind} article={base} />
        </Side>
        <Main data-part="shown">
          <SearchPreview kind={kind} article={base} />
          <SharePreview article={base} />
        </Main>
        {isPreviewing && article && <PreviewPane article={article} />}
      </Columns>
      <SavedState
        article={base}
        isDrafted={Boolean(article?.draft)}
        isPreviewing={isPreviewing}
        onPreview={article && (() => setIsPreviewing(!isPreviewing))}
      />
    </RecordForm>
  );
}

/** Saves an article that is not public yet as that, or publishes it. */
function DraftButtons() {
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<NewsValues>();
  const [isPublishing, setIsPublishing] = useState(false);
  const next = statusOf({ ...values.publishing, publish: true }, Date.now());
  const publish = async () => {
    setIsPublishing(true);
    await setFieldValue('publishing.publish', true, false);
    const isSaved: unknown = await submitForm();
    // After a refused publication, a later save does not publish.
    if (isSaved !== true) await setFieldValue('publishing.publish', false, false);
    setIsPublishing(false);
  };
  return (
    <>
      <Button type="submit" disabled={isPublishing} loading={isSubmitting && !isPublishing}>
        <FormattedMessage id="cms.article.saveDraft" />
      </Button>
      <Button
        variant="primary"
        icon={<Globe size={20} aria-hidden />}
        loading={isPublishing}
        disabled={isSubmitting && !isPublishing}
        onClick={() => void publish()}
      >
        <FormattedMessage
          id={next === 'Scheduled' ? 'cms.article.schedule' : 'cms.article.publishNow'}
        />
      </Button>
    </>
  );
}

interface DraftConflictNoticeProps {
  /** The current record. */
  article: ManagementNews;
  /** The record when editing started. */
  base: ManagementNews;
}

/** Shows that another user saved the article after editing started. */
function DraftConflictNotice({ article, base }: DraftConflictNoticeProps) {
  const { dirty, isSubmitting } = useFormikContext<NewsValues>();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const isOvertaken = dirty && !isSubmitting && article.version > base.version;
  return (
    <div role="status">
      {isOvertaken && (
        <Callout tone="warning" icon={<UsersRound size={20} aria-hidden />}>
          <FormattedMessage
            id="cms.article.overtaken"
            values={{
              name: article.updatedBy ?? formatMessage({ id: 'kit.record.history.someone' }),
              date: format.dateTime(article.updatedAt),
            }}
          />
        </Callout>
      )}
    </div>
  );
}

/** Copies a newer draft from the server to this device. */
function adoptDraft(article: ManagementNews, draftKey: DraftKey): void {
  const { draft } = article;
  if (!draft) return;
  const initial = toValues(article);
  const own = readDraft(draftKey, initial);
  if (own && Date.parse(own.savedAt) >= Date.parse(draft.savedAt)) return;
  const initialDraft = draft.base
    ? { ...article, ...draft.base, version: draft.baseVersion }
    : article;
  const values = withDraft(toValues(initialDraft), draft);
  writeDraft(draftKey, values, 0, NEWS_NOT_STORED, initialDraft, draft.savedAt);
}

/** Begins with the article as it was when a stored draft of it was started, here or on another device. */
function useDraftedBase(
  article: ManagementNews | undefined,
  draftKey: DraftKey,
): RecordBase<NewsValues, ManagementNews> {
  // Once, before the form looks for a draft.
  useState(() => article && adoptDraft(article, draftKey));
  return useRecordBase({ record: article, draftKey, toValues, empty: NO_NEWS });
}

/** What saving led to; `isAnnounced` where the user who saved put the article on the site, at once or from a moment on. */
function savedMessage(
  { status, title }: Pick<ManagementNews, 'status' | 'title'>,
  isAnnounced: boolean,
  locale: Locale,
): NoticeMessage {
  if (!isAnnounced || status === 'Unpublished') return { id: 'sdk.notice.saved' };
  return { id: ANNOUNCED[status], values: { name: localized(title, locale) } };
}
