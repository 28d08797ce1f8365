import { FormNumberField, FormTextField } from '@dara/kit/forms';
import { FormImageField } from '@dara/kit/image-field';
import { RecordSection } from '@dara/kit/record';
import { NEWS_LINES, NEWS_TALENTS_MAX, RECOMMENDED_SIZES } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { ManagementNews } from '../../../api/generated.ts';
import { LibraryChoice } from '../../../parts/media/library-choice.tsx';
import { TalentsField } from '../../../parts/talents/talents-field.tsx';
import type { NewsKind } from '../news-kind.ts';
import { LANGUAGES } from '../news-values.ts';
import { useNewsLabels } from '../use-news-labels.ts';
import { PublishingFields } from './publishing-fields.tsx';
import { TagsField } from './tags-field.tsx';

interface SideFieldsProps {
  kind: NewsKind;
  article: ManagementNews | undefined;
}

/** Publication, images, people, tags and position. */
export function SideFields({ kind, article }: SideFieldsProps) {
  const labels = useNewsLabels();
  const { formatMessage } = useIntl();
  const { picture, messages } = kind;
  return (
    <>
      <RecordSection title={<FormattedMessage id="cms.article.section.publishing" />}>
        <PublishingFields article={article} />
      </RecordSection>
      <RecordSection title={<FormattedMessage id="cms.article.section.pictures" />}>
        <Fields>
          <FormImageField
            name="image"
            crop
            ratio={picture}
            recommended={[picture]}
            label={labels.image}
            hint={<FormattedMessage id="cms.article.hint.image" />}
          />
          <LibraryChoice name="image" />
          <FormImageField
            name="shareImage"
            crop
            ratio={RECOMMENDED_SIZES.share[0]}
            recommended={RECOMMENDED_SIZES.share}
            label={labels.shareImage}
            hint={<FormattedMessage id="cms.article.hint.shareImage" />}
          />
          <LibraryChoice name="shareImage" />
        </Fields>
      </RecordSection>
      <RecordSection title={<FormattedMessage id="cms.article.section.people" />}>
        <Fields>
          <TalentsField
            name="talents"
            label={labels['talents'] ?? ''}
            limit={NEWS_TALENTS_MAX}
            empty={<FormattedMessage id="cms.article.noTalents" />}
            isShown={({ isPublic }) => isPublic}
          />
          {(['byline', 'photoCredit'] as const).map((name) => (
            <Fragment key={name}>
              {LANGUAGES.map((lang) => (
                <FormTextField
                  key={lang}
                  name={`${name}.${lang}`}
                  lang={lang}
                  maxLength={NEWS_LINES[name]}
                  label={labels[`${name}.${lang}`]}
                />
              ))}
            </Fragment>
          ))}
        </Fields>
      </RecordSection>
      <RecordSection title={<FormattedMessage id="cms.article.section.filing" />}>
        <Fields>
          <TagsField article={article} />
          <FormNumberField
            name="order"
            label={labels.order}
            hint={
              <FormattedMessage
                id="cms.article.hint.order"
                values={{ list: formatMessage(messages.title) }}
              />
            }
          />
        </Fields>
      </RecordSection>
    </>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space5};
`;
