import { FormMultiSelect, FormRadioGroup } from '@dara/kit/forms';
import { JOB_VISIBILITIES, TAGS_MAX } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { ErrorState } from '@dara/kit/ui';
import { useManagementJobChoicesQuery, type JobRecord } from '../../../api/generated.ts';
import { useJobLabels } from './use-job-labels.ts';

/** Who sees the job, and what it is found by. */
export function ShownFields({ record }: { record: JobRecord | undefined }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useJobLabels();
  const query = useManagementJobChoicesQuery();
  const known = [...(query.data?.tags ?? []), ...(record?.tags ?? [])];
  const tags = [...new Map(known.map((tag) => [tag.id, tag])).values()];
  return (
    <>
      <FormRadioGroup
        name="visibility"
        label={labels.visibility}
        options={JOB_VISIBILITIES.map((value) => ({
          value,
          label: formatMessage({ id: `business.job.visibility.${value}` }),
        }))}
      />
      {query.isError && !query.data ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <FormMultiSelect
          name="tags"
          label={labels.tags}
          hint={<FormattedMessage id="business.job.hint.tags" values={{ limit: TAGS_MAX }} />}
          options={tags.map((tag) => ({ value: tag.id, label: localized(tag, locale) }))}
        />
      )}
    </>
  );
}
