import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { NO_JOB } from './job-form.model.ts';

const NAMES = Object.keys(NO_JOB);
const IN_BOTH = ['title', 'description'];
/** The api's names of renamed form values. */
const ALIASES = { imageFile: 'picture', imageId: 'picture' } as const;

/** Labels of a job's values, by name. */
export function useJobLabels(): Record<string, string> {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const labels: Record<string, string> = {};
    for (const name of NAMES) {
      const label = formatMessage({ id: `business.job.field.${name}` });
      labels[name] = label;
      if (!IN_BOTH.includes(name)) continue;
      labels[`${name}.th`] = formatMessage({ id: 'kit.form.inThai' }, { label });
      labels[`${name}.en`] = formatMessage({ id: 'kit.form.inEnglish' }, { label });
    }
    for (const [alias, name] of Object.entries(ALIASES)) labels[alias] = labels[name] ?? '';
    return labels;
  }, [formatMessage]);
}
