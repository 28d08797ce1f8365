import type { Localized } from '@dara/contract';
import { FormTextArea, FormTextField } from '@dara/kit/forms';
import {
  FormSections,
  RecordForm,
  useRecordBase,
  useRecordSave,
  type ConflictField,
} from '@dara/kit/record';
import { CONTENT_PAGE_LIMITS } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import {
  useManagementContentPageUpdateMutation,
  type ContentPageInput,
  type ManagementContentPage,
} from '../../api/generated.ts';
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx';
import { useTextImageUpload } from '../../parts/rich-text/use-text-image-upload.ts';
import { plainLines } from '../../parts/version/plain-lines.ts';
import { PAGE_TEXTS, inputOf, pageSchema, toValues, type PageValues } from './page-form.model.ts';

/** A page is known by its slug. */
type PageRecord = ManagementContentPage & { id: string };
const recordOf = (content: ManagementContentPage): PageRecord => ({ ...content, id: content.slug });

const ALL_STORED: readonly string[] = [];
const LANGUAGES = ['th', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** Texts of a page in both languages; merges concurrent changes. */
export function PageEditor({ content }: { content: ManagementContentPage }) {
  const { formatMessage } = useIntl();
  const name = localized(content.title, useLocale());
  const [update] = useManagementContentPageUpdateMutation();
  const draftKey = `draft.page.${content.slug}` as const;
  const record = useMemo(() => recordOf(content), [content]);
  const initialDraft = useRecordBase({ record, draftKey, toValues, empty: toValues(record) });
  const labelOf = (text: string) => formatMessage({ id: `cms.page.field.${text}` });
  const fields: ConflictField<PageValues>[] = PAGE_TEXTS.map((text) => ({
    name: text,
    label: labelOf(text),
    show: ({ th, en }: Localized) => [plainLines(th), plainLines(en)].join('\n'),
  }));
  const saving = useRecordSave<PageValues, ManagementContentPage, ContentPageInput>({
    ...{ record: initialDraft.base ?? record, name, toValues, fields },
    bodyOf: (values, base) => base && inputOf(values, base),
    send: (contentPageInput) => update({ slug: content.slug, contentPageInput }),
  });
  const save = async (values: PageValues) => recordOf(await saving.save(values));
  const labels = Object.fromEntries(
    PAGE_TEXTS.flatMap((text) => LANGUAGES.map((lang) => [`${text}.${lang}`, labelOf(text)])),
  );
  return (
    <RecordForm
      {...initialDraft}
      label={formatMessage({ id: 'cms.page.edit' }, { name })}
      record={record}
      name={name}
      schema={pageSchema}
      labels={labels}
      draftKey={draftKey}
      notStored={ALL_STORED}
      saving={{ ...saving, save }}
    >
      <FormSections
        prefix={`page-${content.slug}`}
        sections={LANGUAGES.map((lang) => ({
          id: lang,
          names: PAGE_TEXTS.map((text) => `${text}.${lang}`),
          title: <FormattedMessage id={`cms.page.section.${lang}`} />,
          lead: <FormattedMessage id={`cms.page.section.${lang}.lead`} />,
          content: <Texts lang={lang} isAbout={content.slug === 'about'} />,
        }))}
      />
    </RecordForm>
  );
}

interface TextsProps {
  lang: Language;
  /** Pages also shown on the home page. */
  isAbout: boolean;
}

function Texts({ lang, isAbout }: TextsProps) {
  const upload = useTextImageUpload();
  const isRequired = lang === 'th';
  return (
    <>
      <FormTextField
        name={`title.${lang}`}
        lang={lang}
        required={isRequired}
        maxLength={CONTENT_PAGE_LIMITS.title}
        label={<FormattedMessage id="cms.page.field.title" />}
      />
      <FormTextArea
        name={`description.${lang}`}
        lang={lang}
        rows={3}
        required={isRequired}
        limit={CONTENT_PAGE_LIMITS.description}
        label={<FormattedMessage id="cms.page.field.description" />}
        hint={
          <FormattedMessage id={isAbout ? 'cms.page.hint.about' : 'cms.page.hint.description'} />
        }
      />
      <RichTextField
        name={`body.${lang}`}
        lang={lang}
        required={isRequired}
        label={<FormattedMessage id="cms.page.field.body" />}
        maxBytes={CONTENT_PAGE_LIMITS.body}
        onUpload={upload}
      />
    </>
  );
}
