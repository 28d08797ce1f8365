import { RecordForm } from '@dara/kit/record';
import { RequiredNote } from '@dara/kit/ui';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo, useState } from 'react';
import type { ManagementNews } from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useNewsLabels } from '../use-news-labels.ts';
import { draftKeyOf, useDraftedBase } from './drafted-base.ts';
import { Editing } from './editing.tsx';
import { Columns, Main, Side } from './news-editor.styles.ts';
import { NEWS_SECRETS } from './news-form.model.ts';
import { newsSchema } from './news-form.schema.ts';
import { DraftButtons } from './draft-buttons.tsx';
import { DraftConflictNotice } from './draft-conflict-notice.tsx';
import { SavedState } from './saved-state.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SharePreview } from './share-preview.tsx';
import { SideFields } from './side-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { savedMessage } from './saved-message.ts';
import { useNewsSave } from './use-news-save.tsx';

export interface NewsFormProps {
  kind: NewsKind;
  /** The article to edit; a new one is made when absent. */
  article?: ManagementNews;
  /** After saving, with the article as it stands now. */
  onSaved: (article: ManagementNews) => void;
  /** Leaves without saving; no button when absent. */
  onCancel?: () => void;
}

/** Writes an article: both languages, what goes along with them, and its page as it will be. */
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
      secrets={NEWS_SECRETS}
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
