import { genderMessages, talentTypeMessages } from '../labels/labels.ts';
import { useFormat } from '@dara/kit/format';
import { languageName } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ShownJob } from './shown-job.ts';
import { ShownFacts } from './shown-facts.tsx';

const label = (id: string) => <FormattedMessage id={`agency.job.fact.${id}`} />;

/** "18–30 years", "from 160 cm", "up to 60 kg"; nothing when both ends are open. */
function useRangeText() {
  const { formatMessage, formatNumber } = useIntl();
  return (from: number | null, to: number | null, unit: string) => {
    if (from === null && to === null) return null;
    const ends = { from: formatNumber(from ?? 0), to: formatNumber(to ?? 0) };
    const kind = to === null ? 'from' : from === null ? 'upTo' : 'between';
    const range = formatMessage({ id: `agency.job.range.${kind}` }, ends);
    return `${range} ${formatMessage({ id: `agency.job.unit.${unit}` })}`;
  };
}

/** Requirements of the job. */
export function WantedFacts({ job }: { job: ShownJob }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const rangeText = useRangeText();
  const facts = [
    {
      id: 'talentTypes',
      value: job.talentTypes.map((type) => formatMessage(talentTypeMessages[type])).join(', '),
    },
    {
      id: 'gender',
      value:
        job.gender.length > 0
          ? job.gender.map((one) => formatMessage(genderMessages[one])).join(', ')
          : formatMessage({ id: 'agency.job.anyGender' }),
    },
    {
      id: 'languages',
      value: job.languages.map((code) => languageName(code, locale)).join(', '),
    },
    { id: 'age', value: rangeText(job.ageFrom, job.ageTo, 'years') },
    { id: 'height', value: rangeText(job.heightFrom, job.heightTo, 'cm') },
    { id: 'weight', value: rangeText(job.weightFrom, job.weightTo, 'kg') },
    {
      id: 'openings',
      value: formatMessage({ id: 'agency.job.openings' }, { count: job.openings }),
    },
  ];
  return <ShownFacts facts={facts.map((fact) => ({ ...fact, label: label(fact.id) }))} />;
}

/** Dates, location and usage of the images. */
export function TermsFacts({ job }: { job: ShownJob }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const facts = [
    { id: 'casting', value: format.date(job.castingDate, 'long') },
    { id: 'shoot', value: format.dateRange(job.shootFrom, job.shootTo) },
    { id: 'province', value: localized(job.province, locale) },
    { id: 'location', value: job.location },
    { id: 'media', value: job.media.join(', ') },
    {
      id: 'usage',
      value: job.usageMonths
        ? formatMessage({ id: 'agency.job.usage' }, { months: job.usageMonths })
        : null,
    },
    { id: 'exclusivity', value: job.exclusivity },
  ];
  return <ShownFacts facts={facts.map((fact) => ({ ...fact, label: label(fact.id) }))} />;
}
