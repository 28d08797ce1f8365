import { cutText } from '@dara/model';
import type { Localized } from '@dara/contract';
import { RecordSection } from '@dara/kit/record';
import { storedLength } from '@dara/kit/validation';
import { FormattedMessage, localized, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ManagementNews } from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { LANGUAGES, type Language, type NewsValues } from '../news-values.ts';

/** As many characters as search engines show on a desk. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 155;

function shortened(text: string, limit: number): string {
  return storedLength(text) <= limit ? text : `${cutText(text, limit).trimEnd()} …`;
}

/** An address as search engines write it. */
function addressOf(path: string, lang: Language): string {
  const steps = path.split('/').filter(Boolean).join(' › ');
  return lang === 'en' ? `${steps} · EN` : steps;
}

interface SearchPreviewProps {
  kind: NewsKind;
  article: ManagementNews | undefined;
}

/** The article as a search result, with length hints. */
export function SearchPreview({ kind, article }: SearchPreviewProps) {
  const { values } = useFormikContext<NewsValues>();
  const { title, shortDescription } = values;
  const path = kind.publicPage(article ? `${article.id.slice(0, 8)}…` : '…');
  return (
    <InBothLanguages part="search">
      {(lang) => (
        <>
          <Found lang={lang}>
            <small>{addressOf(path, lang)}</small>
            <strong>
              {shortened(localized(title, lang).trim(), TITLE_SHOWN) || (
                <FormattedMessage id="cms.article.untitled" />
              )}
            </strong>
            <span>
              {shortened(localized(shortDescription, lang).trim(), DESCRIPTION_SHOWN) || (
                <FormattedMessage id="cms.article.search.noDescription" />
              )}
            </span>
          </Found>
          <Length name="title" text={title} lang={lang} limit={TITLE_SHOWN} />
          <Length
            name="shortDescription"
            text={shortDescription}
            lang={lang}
            limit={DESCRIPTION_SHOWN}
          />
        </>
      )}
    </InBothLanguages>
  );
}

interface InBothLanguagesProps {
  part: 'search' | 'share';
  children: (lang: Language) => ReactNode;
}

/** A section that shows a preview in each language. */
export function InBothLanguages({ part, children }: InBothLanguagesProps) {
  return (
    <RecordSection title={<FormattedMessage id={`cms.article.${part}.title`} />}>
      <Both>
        {LANGUAGES.map((lang) => (
          <div key={lang}>
            <LanguageName>
              <FormattedMessage id={`cms.article.language.${lang}`} />
            </LanguageName>
            {children(lang)}
          </div>
        ))}
      </Both>
    </RecordSection>
  );
}

interface LengthProps {
  name: 'title' | 'shortDescription';
  text: Localized;
  lang: Language;
  limit: number;
}

function Length({ name, text, lang, limit }: LengthProps) {
  const { formatMessage } = useIntl();
  const count = storedLength(text[lang].trim());
  return (
    <Figure $over={count > limit}>
      <FormattedMessage
        id={`cms.article.search.${count === 0 ? 'empty' : count > limit ? 'cut' : 'fits'}`}
        values={{ name: formatMessage({ id: `cms.article.field.${name}` }), count, limit }}
      />
    </Figure>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${tokens.space5};
`;

const LanguageName = styled.p`
  margin: 0 0 ${tokens.space2};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  font-weight: 600;
`;

const Found = styled.div`
  display: grid;
  gap: 2px;
  margin-block-end: ${tokens.space2};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  overflow-wrap: anywhere;
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  strong {
    color: ${tokens.info};
    font-size: ${tokens.textLarge};
    font-weight: 600;
  }
  span {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Figure = styled.p<{ $over: boolean }>`
  margin: 0;
  color: ${(p) => (p.$over ? tokens.warning : tokens.inkMuted)};
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
`;
