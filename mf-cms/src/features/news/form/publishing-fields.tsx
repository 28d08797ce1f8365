import { FormRadioGroup, FormTextField } from '@dara/kit/forms';
import { FormDateField } from '@dara/kit/date';
import { useFormat } from '@dara/kit/format';
import { StatusBadge } from '@dara/kit/ui';
import { todayInBangkok } from '@dara/kit/validation';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { ManagementNews } from '../../../api/generated.ts';
import { momentOf, statusOf, type NewsValues } from '../news-values.ts';
import { useNewsLabels } from '../use-news-labels.ts';

/** Explains whether and when the article is public. */
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
        <Fields>
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
        </Fields>
      )}
    </Fields>
  );
}

const joined = (parts: readonly string[]) => parts.join(' ');

/** Current status, and the effect of saving or publishing. */
function PublishStatus({ article }: { article: ManagementNews | undefined }) {
  const format = useFormat();
  const { publishing } = useFormikContext<NewsValues>().values;
  const status = article?.status ?? 'Unpublished';
  const next = statusOf({ ...publishing, publish: true }, Date.now());
  const moment = publishing.when === 'later' ? momentOf(publishing) : null;
  const isMoved = status === 'Scheduled' && moment !== article?.publishAt;
  const date = (value: string | null | undefined) => (
    <strong>{joined([format.date(value, 'full'), format.time(value)])}</strong>
  );
  return (
    <Lines>
      <p>
        <StatusBadge status={status} />
        <span>
          {status === 'Scheduled' ? (
            <FormattedMessage
              id="cms.article.standing.Scheduled"
              values={{ date: date(article?.publishAt) }}
            />
          ) : status === 'Published' ? (
            <FormattedMessage
              id="cms.article.standing.Published"
              values={{ date: date(article?.publishedAt) }}
            />
          ) : (
            <FormattedMessage id="cms.article.standing.Unpublished" />
          )}
        </span>
      </p>
      {(status === 'Unpublished' || isMoved) && next === 'Scheduled' && (
        <Next>
          <FormattedMessage id="cms.article.next.Scheduled" values={{ date: date(moment) }} />
        </Next>
      )}
      {status === 'Scheduled' && next === 'Published' && (
        <Next>
          <FormattedMessage id="cms.article.next.Published" />
        </Next>
      )}
    </Lines>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space2};
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${tokens.space2};
    margin: 0;
  }
  strong {
    font-weight: 600;
  }
`;

const Next = styled.p`
  padding: ${tokens.space2} ${tokens.space3};
  border-radius: ${tokens.radiusSmall};
  background: ${tokens.infoSoft};
  font-size: ${tokens.textSmall};
`;
