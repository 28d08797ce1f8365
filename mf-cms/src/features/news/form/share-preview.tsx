import { shareImageUrl } from '@dara/model';
import { ImagePreview } from '@dara/kit/image-field';
import { FormattedMessage, localized } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { clampLines } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { ManagementNews } from '../../../api/generated.ts';
import type { Language, NewsValues } from '../news-values.ts';
import { InBothLanguages } from './search-preview.tsx';

/** The article as a network shows its link in each language. */
export function SharePreview({ article }: { article: ManagementNews | undefined }) {
  const { title, shortDescription } = useFormikContext<NewsValues>().values;
  return (
    <InBothLanguages part="share">
      {(lang) => (
        <Card lang={lang}>
          <SharedImage article={article} lang={lang} />
          <div>
            <small>{typeof location === 'undefined' ? '' : location.host}</small>
            <strong>
              {localized(title, lang) || <FormattedMessage id="cms.article.untitled" />}
            </strong>
            <span>{localized(shortDescription, lang)}</span>
          </div>
        </Card>
      )}
    </InBothLanguages>
  );
}

interface SharedImageProps {
  article: ManagementNews | undefined;
  lang: Language;
}

/** Its own share image; else the one that the site renders of a published article. */
function SharedImage({ article, lang }: SharedImageProps) {
  const { shareImage } = useFormikContext<NewsValues>().values;
  if (shareImage) return <ImagePreview picture={shareImage} alt="" ratio="1200 / 630" />;
  if (article?.status === 'Published') {
    return <img src={shareImageUrl('news', article.id, lang, article.updatedAt)} alt="" />;
  }
  return (
    <Drawn>
      <FormattedMessage id="cms.article.share.drawn" />
    </Drawn>
  );
}

const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  img {
    display: block;
    width: 100%;
    aspect-ratio: 1200 / 630;
    object-fit: cover;
  }
  > div:last-child {
    display: grid;
    gap: 2px;
    padding: ${tokens.space3} ${tokens.space4};
    overflow-wrap: anywhere;
  }
  small,
  span {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  strong {
    font-weight: 600;
  }
  strong,
  span {
    ${clampLines(2)}
  }
`;

const Drawn = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1200 / 630;
  padding: ${tokens.space4};
  background: ${tokens.paperSunken};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  text-align: center;
`;
