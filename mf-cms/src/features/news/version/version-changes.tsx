import { PicturePreview } from '@dara/kit/image-field';
import { DescriptionList, NothingYet, isSame } from '@dara/kit/record';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { NewsVersion } from '../../../api/generated.ts';
import { TRANSLATED, type Translated } from '../news-values.ts';
import { useNewsLabels } from '../use-news-labels.ts';
import { plainLines } from '../../../parts/version/plain-lines.ts';
import { TextChange } from '../../../parts/version/text-change.tsx';

type State = Pick<NewsVersion, Translated | 'image' | 'shareImage'>;

const LANGUAGES = ['th', 'en'] as const;
const PICTURES = ['image', 'shareImage'] as const;

/** A text as its difference is read: rich text by its words, unless only its form was changed. */
function readable(name: Translated, before: string, after: string): [string, string] {
  if (name !== 'detail') return [before, after];
  const [one, other] = [plainLines(before), plainLines(after)];
  return one === other ? [before, after] : [one, other];
}

/** Differences between two versions: words of the texts, images. */
export function VersionChanges({ before, after }: { before: State; after: State }) {
  const labels = useNewsLabels();
  const texts = TRANSLATED.flatMap((name) =>
    LANGUAGES.filter((lang) => before[name][lang] !== after[name][lang]).map((lang) => {
      const [one, other] = readable(name, before[name][lang], after[name][lang]);
      return { id: `${name}.${lang}`, lang, one, other };
    }),
  );
  const pictures = PICTURES.filter((name) => before[name]?.id !== after[name]?.id);
  if (isSame(texts, []) && pictures.length === 0) {
    return (
      <NothingYet>
        <FormattedMessage id="cms.article.version.same" />
      </NothingYet>
    );
  }
  return (
    <Parts>
      {texts.map(({ id, lang, one, other }) => (
        <section key={id}>
          <h3>{labels[id]}</h3>
          <TextChange before={one} after={other} lang={lang} />
        </section>
      ))}
      {pictures.map((name) => (
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
                    <PicturePreview picture={picture} alt="" isWhole ratio="2 / 1" />
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
