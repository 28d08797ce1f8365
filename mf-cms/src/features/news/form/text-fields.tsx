import { FormTextArea, FormTextField } from '@dara/kit/forms';
import { NEWS_LINES } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx';
import { useTextImageUpload } from '../../../parts/rich-text/use-text-image-upload.ts';
import { useNewsLabels } from '../use-news-labels.ts';
import { LANGUAGES } from '../news-values.ts';
import { LanguagePanes } from './language-panes.tsx';

/** Title, summary and text of an article in both languages. */
export function TextFields() {
  const labels = useNewsLabels();
  const upload = useTextImageUpload();
  return (
    <>
      {LANGUAGES.map((lang) => (
        <FormTextField
          key={lang}
          name={`title.${lang}`}
          lang={lang}
          required={lang === 'th'}
          maxLength={NEWS_LINES.title}
          label={labels[`title.${lang}`]}
        />
      ))}
      <LanguagePanes>
        {(lang) => (
          <>
            <FormTextArea
              name={`shortDescription.${lang}`}
              lang={lang}
              required={lang === 'th'}
              rows={3}
              limit={NEWS_LINES.shortDescription}
              label={labels[`shortDescription.${lang}`]}
              hint={<FormattedMessage id="cms.article.hint.shortDescription" />}
            />
            <RichTextField
              name={`detail.${lang}`}
              lang={lang}
              required={lang === 'th'}
              label={labels[`detail.${lang}`]}
              maxBytes={NEWS_LINES.detailBytes}
              onUpload={upload}
            />
          </>
        )}
      </LanguagePanes>
    </>
  );
}
