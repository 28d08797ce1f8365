import { businessName, jobTypeMessages } from '@dara/agency/labels';
import { FormBothFields, FormCombobox, FormSelect, FormTextArea } from '@dara/kit/forms';
import { FormImageField } from '@dara/kit/image-field';
import { useOptions } from '@dara/kit/ui';
import { JOB_LINES, JOB_TYPES } from '@dara/model';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useManagementJobChoicesQuery } from '../../../api/generated.ts';
import { useJobLabels } from './use-job-labels.ts';

/** Title, description and business. */
export function BasicsFields({ withBusiness }: { withBusiness: boolean }) {
  const options = useOptions();
  const labels = useJobLabels();
  return (
    <>
      {withBusiness && <BusinessField />}
      <FormBothFields name="title" limit={JOB_LINES.title} label={labels.title ?? ''} />
      <FormSelect
        name="jobType"
        required
        label={labels.jobType}
        options={options(JOB_TYPES, jobTypeMessages)}
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
      options={businesses.map((one) => {
        const name = businessName(one, locale);
        const status = formatMessage({ id: `kit.ui.status.${one.status}` });
        return { value: one.id, label: one.status === 'Approved' ? name : `${name} (${status})` };
      })}
    />
  );
}
