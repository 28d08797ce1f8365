import { businessName } from '@dara/agency/labels';
import { FormCombobox, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { RecordSection } from '@dara/kit/record';
import { ButtonLink } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { object, string } from 'yup';
import {
  useManagementBriefJobMutation,
  useManagementJobChoicesQuery,
  type Brief,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';

const schema = object({ businessProfileId: string().test(required()) });

/** Makes the brief a draft of a business, or leads to the draft. */
export function BriefJob({ brief }: { brief: Brief }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [makeJob] = useManagementBriefJobMutation();
  const { data } = useManagementJobChoicesQuery();
  const label = (id: string) => formatMessage({ id: `business.brief.${id}` });
  if (brief.jobId) {
    return (
      <RecordSection title={label('job')}>
        <ButtonLink to={paths.jobDetail(brief.jobId)} variant="primary">
          {label('toJob')}
        </ButtonLink>
      </RecordSection>
    );
  }
  return (
    <RecordSection title={label('make')}>
      <ResourceForm
        compact
        reinitialize
        label={label('make')}
        initialValues={{ businessProfileId: brief.businessProfileId ?? '' }}
        schema={schema}
        onSubmit={({ businessProfileId }) =>
          makeJob({ id: brief.id, briefJobBody: { businessProfileId } }).unwrap()
        }
        successMessage={{ id: 'business.brief.made' }}
      >
        <FormCombobox
          required
          name="businessProfileId"
          label={label('business')}
          hint={
            <FormattedMessage
              id={`business.brief.${brief.businessProfileId ? 'own' : 'unknown'}`}
            />
          }
          options={(data?.businesses ?? []).map((one) => ({
            value: one.id,
            label: businessName(one, locale),
          }))}
        />
        <SubmitBar label={label('make')} />
      </ResourceForm>
    </RecordSection>
  );
}
