import { ImagePreview } from '@dara/kit/image-field';
import { DescriptionList, NothingYet } from '@dara/kit/record';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { NewsVersion } from '../../../api/generated.ts';
import { TRANSLATED, type Translated } from '../news-values.ts';
import { useNewsLabels } from '../use-news-labels.ts';
import { TextChange } from '../../../parts/version/text-change.tsx';
import { textChanges } from '../../../parts/version/text-changes.ts';

type State = Pick<NewsVersion, Translated | 'image' | 'shareImage'>;

const PICTURES = ['image', 'shareImage'] as const;

/** Differences between two versions: words of the texts, images. */
export function VersionChanges({ before, after }: { before: State; after: State }) {
  const labels = useNewsLabels();
  const texts = textChanges(TRANSLATED, 'detail', before, after);
  const images = PICTURES.filter((name) => before[name]?.id !== after[name]?.id);
  if (texts.length === 0 && images.length === 0) {
    return (
      <NothingYet>
        <FormattedMessage id="cms.article.version.same" />
      </NothingYet>
    );
  }
  return (
    <Parts>
      {texts.map(({ name, lang, ...sides }) => (
        <section key={`${name}.${lang}`}>
          <h3>{labels[`${name}.${lang}`]}</h3>
          <TextChange {...sides} lang={lang} />
        </section>
      ))}
      {images.map((name) => (
        <section key={name}>
          <h3>{labels[name]}</h3>
          <DescriptionList
            facts={(['before', 'after'] as const).map((side) => {
              const picture = (side === 'before' ? before : after)[name];
              return {
                id: side,
                label: <FormattedMessage id={`kit.record.history.${side}`} />,
                value: picture && (
                  <Thumb>
                    <ImagePreview picture={picture} alt="" isWhole ratio="2 / 1" />
                  </Thumb>
                ),
              };
            })}
          />
        </section>
      ))}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space5};
  h3 {
    margin: 0 0 ${tokens.space1};
    font-size: ${tokens.textBody};
    font-weight: 600;
  }
`;

const Thumb = styled.div`
  width: 160px;
`;
