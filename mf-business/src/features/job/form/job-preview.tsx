import { JobContent, type ShownJob } from '@dara/agency/job';
import { ImagePreview, isFile } from '@dara/kit/image-field';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { PROVINCES } from '@dara/model';
import { useFormikContext } from 'formik';
import { Eye } from 'lucide-react';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useManagementJobChoicesQuery, type JobRecord } from '../../../api/generated.ts';
import type { JobValues } from './job-form.model.ts';

const figure = (value: string): number | null =>
  value === '' || Number.isNaN(Number(value)) ? null : Number(value);

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
          cover={isFile(picture) ? <ImagePreview picture={picture} alt="" /> : undefined}
        />
      </Paper>
    </Frame>
  );
}

type Known = Pick<ShownJob, 'companyName' | 'companyLogo' | 'tags'>;

/** The job's page with these values. */
function shownJob(values: JobValues, known: Known, untitled: string): ShownJob {
  const { title, picture, showBudget } = values;
  const pay = (value: string) => (showBudget ? figure(value) : null);
  return {
    ...known,
    title: title.th || title.en ? title : { th: untitled, en: untitled },
    description: values.description,
    jobType: values.jobType || 'Other',
    talentTypes: values.talentTypes,
    image: isFile(picture) ? null : picture,
    isOpen: true,
    openings: figure(values.openings) ?? 1,
    gender: values.gender,
    languages: values.languages,
    ageFrom: figure(values.ageFrom),
    ageTo: figure(values.ageTo),
    heightFrom: figure(values.heightFrom),
    heightTo: figure(values.heightTo),
    weightFrom: figure(values.weightFrom),
    weightTo: figure(values.weightTo),
    budgetFrom: pay(values.budgetFrom),
    budgetTo: pay(values.budgetTo),
    budgetUnit: (showBudget && values.budgetUnit) || null,
    castingDate: values.castingDate || null,
    shootFrom: values.shootFrom || null,
    shootTo: values.shootTo || null,
    applyUntil: values.applyUntil || null,
    province: PROVINCES[values.province] ?? null,
    location: values.location.trim() || null,
    media: values.media,
    usageMonths: figure(values.usageMonths),
    exclusivity: values.exclusivity.trim() || null,
  };
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
