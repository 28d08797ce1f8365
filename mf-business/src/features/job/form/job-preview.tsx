import { JobContent } from '@dara/agency/job';
import { PicturePreview, isFile } from '@dara/kit/image-field';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { Eye } from 'lucide-react';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useManagementJobChoicesQuery, type JobRecord } from '../../../api/generated.ts';
import type { JobValues } from './job-form.model.ts';
import { shownJob } from './shown-job.ts';

/** The job's public page as it will be, while it is being written. */
export function JobPreview({ job }: { job: JobRecord | undefined }) {
  const { formatMessage } = useIntl();
  const values = useDeferredValue(useFormikContext<JobValues>().values);
  const { picture } = values;
  const choices = useManagementJobChoicesQuery().data;
  const business = choices?.businesses.find(({ id }) => id === values.businessProfileId);
  const tags = [...(choices?.tags ?? []), ...(job?.tags ?? [])];
  const known = {
    companyName: job?.companyName ?? business?.companyName ?? null,
    companyLogo: job?.companyLogo ?? null,
    tags: values.tags.flatMap((id) => tags.find((tag) => tag.id === id) ?? []),
  };
  return (
    <Frame aria-labelledby="job-preview">
      <h2 id="job-preview">
        <Eye size={20} aria-hidden />
        <FormattedMessage id="business.job.preview" />
      </h2>
      <Paper>
        <JobContent
          level={3}
          job={shownJob(values, known, formatMessage({ id: 'business.job.preview.untitled' }))}
          cover={isFile(picture) ? <PicturePreview picture={picture} alt="" /> : undefined}
        />
      </Paper>
    </Frame>
  );
}

const Frame = styled.section`
  max-width: 968px;
  margin-block: ${tokens.space8};
  h2 {
    display: flex;
    align-items: center;
    gap: ${tokens.space2};
    margin-block-end: ${tokens.space3};
    font-size: ${tokens.textLarge};
  }
`;

const Paper = styled.div`
  padding: ${tokens.space5};
  border: 1px dashed ${tokens.lineStrong};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
`;
