import { Image, Tag } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useId, type ReactNode } from 'react';
import { businessName, jobTypeMessages } from '../labels/labels.ts';
import * as S from './job-content.styles.ts';
import { TermsFacts, WantedFacts } from './job-facts.tsx';
import { JobKeyFacts } from './job-key-facts.tsx';
import type { ShownJob } from './shown-job.ts';

const asItIs = (text: string): ReactNode => text;

export interface JobContentProps {
  job: ShownJob;
  /** The image, where it is not one that is stored. */
  cover?: ReactNode;
  /** Renders title and description. */
  words?: (text: string) => ReactNode;
  /** Heading level of the title; default 1. */
  level?: 1 | 3;
  /** Below everything. */
  children?: ReactNode;
}

/** A job for talents: role, requirements, dates, location and pay. */
export function JobContent(props: JobContentProps) {
  const { job, cover, words = asItIs, level = 1, children } = props;
  const locale = useLocale();
  const id = useId();
  const company = businessName(job, locale);
  const Title = `h${level}` as const;
  const Heading = level === 1 ? 'h2' : 'h4';
  const section = (name: 'wanted' | 'terms', facts: ReactNode) => (
    <S.Section aria-labelledby={`${id}-${name}`}>
      <Heading id={`${id}-${name}`}>
        <FormattedMessage id={`agency.job.${name}`} />
      </Heading>
      {facts}
    </S.Section>
  );
  return (
    <S.Copy>
      <header>
        <S.Kind>
          <FormattedMessage {...jobTypeMessages[job.jobType]} />
        </S.Kind>
        <Title>{words(localized(job.title, locale))}</Title>
        {company && (
          <S.Company>
            {job.companyLogo && <Image image={job.companyLogo} alt="" ratio="3 / 1" sizes="96px" />}
            {company}
          </S.Company>
        )}
        <S.KeyFacts $always={level !== 1}>
          <JobKeyFacts job={job} />
        </S.KeyFacts>
      </header>
      {cover ??
        (job.image && (
          <S.Cover>
            <Image image={job.image} sizes="(min-width: 960px) 780px, 92vw" priority />
          </S.Cover>
        ))}
      <S.Slip>
        {section('wanted', <WantedFacts job={job} />)}
        {section('terms', <TermsFacts job={job} />)}
      </S.Slip>
      <S.Text>{words(localized(job.description, locale))}</S.Text>
      {job.tags.length > 0 && (
        <S.Tags role="list">
          {job.tags.map((tag) => (
            <li key={tag.id}>
              <Tag>{localized(tag, locale)}</Tag>
            </li>
          ))}
        </S.Tags>
      )}
      {children}
    </S.Copy>
  );
}
