import { jobTypeMessages } from '@dara/agency/labels';
import { FormBothFields, FormCombobox, FormSelect, FormTextArea } from '@dara/kit/forms';
import { FormImageField } from '@dara/kit/image-field';
import { JOB_LINES, JOB_TYPES } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useManagementJobChoicesQuery } from '../../../api/generated.ts';
import { useJobLabels } from './use-job-labels.ts';

/** Title, description and business. */
export function BasicsFields({ withBusiness }: { withBusiness: boolean }) {
  const { formatMessage } = useIntl();
  const labels = useJobLabels();
  return (
    <>
      {withBusiness && <BusinessField />}
      <FormBothFields name="title" limit={JOB_LINES.title} label={labels.title ?? ''} />
      <FormSelect
        name="jobType"
        required
        label={labels.jobType}
        options={JOB_TYPES.map((value) => ({
          value,
          label: formatMessage(jobTypeMessages[value]),
        }))}
      />
      <FormTextArea
        name="description.th"
        required
        limit={JOB_LINES.description}
        label={labels['description.th']}
        hint={<FormattedMessage id="business.job.hint.description" />}
      />
      <FormTextArea
        name="description.en"
        lang="en"
        limit={JOB_LINES.description}
        label={labels['description.en']}
      />
      <FormImageField
        name="picture"
        label={labels.picture}
        hint={<FormattedMessage id="business.job.hint.picture" />}
        recommended={[{ width: 1600, height: 900 }]}
      />
    </>
  );
}

function BusinessField() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useJobLabels();
  const businesses = useManagementJobChoicesQuery().data?.businesses ?? [];
  return (
    <FormCombobox
      name="businessProfileId"
      required
      label={labels.businessProfileId}
      hint={<FormattedMessage id="business.job.hint.business" />}
      options={businesses.map(({ id, companyName, status }) => ({
        value: id,
        label:
          status === 'Approved'
            ? localized(companyName, locale)
            : `${localized(companyName, locale)} (${formatMessage({ id: `kit.ui.status.${status}` })})`,
      }))}
    />
  );
}
