import { flattenErrors } from '@dara/kit/forms';
import { Badge } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import { Languages } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { LANGUAGES, missingIn, type Language, type NewsValues } from '../news-values.ts';
import { Frame, Pane, PaneHead, Panes, Switch } from './language-panes.styles.ts';

/** Both languages side by side, or as tabs in narrow containers. */
export function LanguagePanes({ children }: { children: (lang: Language) => ReactNode }) {
  const { formatMessage } = useIntl();
  const { errors, submitCount, isSubmitting, values } = useFormikContext<NewsValues>();
  const [open, setOpen] = useState<Language>('th');
  const lead = useEffectEvent(() => {
    const wrong = flattenErrors(errors).map(({ name }) => name.split('.')[1]);
    const first = LANGUAGES.find((lang) => wrong.includes(lang));
    if (first) setOpen(first);
  });
  // A language with errors must be visible, since the error summary links to it.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [submitCount, isSubmitting]);
  const name = (lang: Language) => <FormattedMessage id={`cms.article.language.${lang}`} />;
  return (
    <Frame>
      <Switch role="group" aria-label={formatMessage({ id: 'cms.article.languages' })}>
        {LANGUAGES.map((lang) => (
          <button
            key={lang}
            type="button"
            aria-pressed={lang === open}
            onClick={() => setOpen(lang)}
          >
            {name(lang)}
            <Missing values={values} lang={lang} />
          </button>
        ))}
      </Switch>
      <Panes>
        {LANGUAGES.map((lang) => (
          <Pane key={lang} data-open={lang === open || undefined} data-lang={lang}>
            <PaneHead>
              {name(lang)}
              <Missing values={values} lang={lang} />
            </PaneHead>
            {children(lang)}
          </Pane>
        ))}
      </Panes>
    </Frame>
  );
}

/** Marks a language with missing translations. */
function Missing({ values, lang }: { values: NewsValues; lang: Language }) {
  const { formatMessage, formatList } = useIntl();
  const names = missingIn(values, lang);
  if (names.length === 0) return null;
  const parts = names.map((name) => formatMessage({ id: `cms.article.field.${name}` }));
  return (
    <Badge tone="warning">
      <Languages size={14} aria-hidden />
      <FormattedMessage
        id="cms.article.missing"
        values={{ parts: formatList(parts, { type: 'unit' }) }}
      />
    </Badge>
  );
}
