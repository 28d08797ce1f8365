import { FormRadioGroup, FormTextField } from '@dara/kit/forms';
import { FormDateField } from '@dara/kit/date';
import { todayInBangkok } from '@dara/kit/validation';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { ManagementNews } from '../../../api/generated.ts';
import type { NewsValues } from '../news-values.ts';
import { useNewsLabels } from '../use-news-labels.ts';
import { PublishStatus } from './publish-status.tsx';

/** Whether and when the article can be read, said in words. */
export function PublishingFields({ article }: { article: ManagementNews | undefined }) {
  const { formatMessage } = useIntl();
  const labels = useNewsLabels();
  const { publishing } = useFormikContext<NewsValues>().values;
  const isOut = article?.status === 'Published';
  return (
    <Fields>
      <PublishStatus article={article} />
      {!isOut && (
        <FormRadioGroup
          name="publishing.when"
          label={labels.publishing}
          options={(['now', 'later'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `cms.article.when.${value}` }),
          }))}
        />
      )}
      {!isOut && publishing.when === 'later' && (
        <Moment>
          <FormDateField
            name="publishing.date"
            required
            min={todayInBangkok()}
            label={labels.publishDate}
          />
          <FormTextField
            name="publishing.time"
            type="time"
            required
            label={labels.publishTime}
            hint={<FormattedMessage id="cms.article.hint.bangkok" />}
          />
        </Moment>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;

const Moment = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;
